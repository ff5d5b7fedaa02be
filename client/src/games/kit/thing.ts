/** Things that explain themselves (`parts/ThingHelp.svelte`): an element names its thing and says how it stands now. */

type Attributes = Record<string, unknown>;

/** To be spread on an element that acts or has words of its own. */
export const asks = (thing: string | undefined, now?: string): Attributes => ({ "data-thing": thing, "data-now": now });

/** To be spread on a picture: what it says now is its name as well. */
export const pictured = (thing: string, now: string): Attributes => ({ role: "img", "aria-label": now, ...asks(thing, now) });
