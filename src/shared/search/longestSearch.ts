// How much can be searched for; nobody's question is longer.
export const longestSearch = 200;
