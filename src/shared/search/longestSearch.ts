// The longest search text, in characters; no real query is longer.
export const longestSearch = 200;
