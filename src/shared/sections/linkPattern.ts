// How a text names a link, `[words](page#anchor)`, for whoever draws it and whoever wants the words alone.

export const linkPattern = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w/-]*)(?:#([\w-]+))?\)/;

/** The same text without its links, for search. */
export const withoutLinks = (text: string): string => text.replaceAll(new RegExp(linkPattern, 'g'), '$1');
