// The greatest lengths of what is typed or sent of an estimate, so that it fits a link of 2 kB.

export const longestName = 60;
/** Characters of its code. */
export const longestCode = 1950;
