// A length as a percentage of another, for attributes of drawings that scale.
export const percentOf = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
