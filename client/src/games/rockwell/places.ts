/** The names of the things that scenes speak of. */
import type { Kind, Owner } from "./view";

/** Where crews stand at a place of the mine. */
export const spotAt = (place: string) => `spot-${place}`;
export const crewAt = (owner: Owner, place: string, strength: number) => `crew-${owner}-${place}-${strength}`;
export const chairAt = (board: string, chair: number) => `${board}-${chair}`;
export const deliveryAt = (kind: Kind) => `delivery-${kind}`;
/** A company: in the rail, and by its marks beside the mine where the rail is out of sight. */
export const seatAt = (seat: unknown) => `seat-${Number(seat)}`;
