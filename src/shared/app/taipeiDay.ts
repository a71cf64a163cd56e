// The company's day: it changes at midnight in Taipei, wherever the server stands.

/** Taipei has kept UTC+8 without summer time since 1980. */
const ahead = 8 * 3_600_000;

/** Such as 2026-11-21. */
export const taipeiDay = (now: number): string => new Date(now + ahead).toISOString().slice(0, 10);
