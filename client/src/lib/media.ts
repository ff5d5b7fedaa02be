/** Media queries, also where there is no screen. */

export const media = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

export const matches = (query: string): boolean => media(query)?.matches ?? false;
