// Requests of a day for one address that a node passes to the origin, if it keeps each copy for `seconds`.
/** In seconds. */
export const day = 24 * 60 * 60;

export const reachingOrigin = (requests: number, seconds: number): number =>
  seconds === 0 ? requests : Math.min(requests, Math.ceil(day / seconds));
