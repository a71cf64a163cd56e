// How many of a day's requests for one address a node passes on, when it keeps each copy for so many seconds.
/** In seconds. */
export const day = 24 * 60 * 60;

export const reachingOrigin = (requests: number, seconds: number): number =>
  seconds === 0 ? requests : Math.min(requests, Math.ceil(day / seconds));
