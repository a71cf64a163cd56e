// The answers to the two questions of the cloud finder, shared by the content schema and the calculator.

export const finderUsers = ['taiwan', 'mainland', 'seasia', 'japan', 'americas', 'europe'] as const;
export const finderWork = ['web', 'data', 'windows', 'games', 'live', 'ai'] as const;

export type FinderUsers = (typeof finderUsers)[number];
export type FinderWork = (typeof finderWork)[number];
