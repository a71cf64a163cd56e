// A length as a share of another, for attributes of drawings that stretch with their frame.
export const percentOf = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;
