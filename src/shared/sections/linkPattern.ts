// The syntax of links in texts, `[words](page#anchor)`: for drawing them and for removing them.

export const linkPattern = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w/-]*)(?:#([\w-]+))?\)/;

/** The text without its links, for the search. */
export const withoutLinks = (text: string): string => text.replaceAll(new RegExp(linkPattern, 'g'), '$1');
