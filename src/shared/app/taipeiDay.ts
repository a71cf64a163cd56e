// The company's day: it changes at midnight in Taipei, wherever the server stands.
import { once } from '../i18n/once.ts';

/** Taipei has kept UTC+8 without summer time since 1980. */
const ahead = 8 * 3_600_000;

const day = 86_400_000;

const written = once((count: number) => new Date(count * day).toISOString().slice(0, 10));

/** Such as 2026-11-21. */
export const taipeiDay = (now: number): string => written(Math.floor((now + ahead) / day));
