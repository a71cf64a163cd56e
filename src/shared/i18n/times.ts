// Lengths of time.

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const dayMinutes = 24 * 60;
export const monthsAYear = 12;
