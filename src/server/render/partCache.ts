// Renders static parts to HTML strings and keeps them for as long as their scope allows.
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartRenderer, PartScope } from '../../shared/app/staticPart.tsx';
import { joiner, withoutJoiners } from '../../shared/i18n/joinWords.ts';
import type { Places } from './viewKeys.ts';

/** Elements whose text may hold no other element. */
const lettersOnly = new Set(['svg', 'option', 'title', 'textarea', 'script', 'style']);

/** A tag, or the text between two. */
const pieces = /<[^<>]*>|[^<]+/g;
const tagName = /^<\/?([a-z]*)/;
const joined = /[^\s\u2060](?:\u2060[^\s\u2060])+/gu;

const held = (letters: string): string => `<co-w>${withoutJoiners(letters)}</co-w>`;

/**
 * Keeps joined words on one line by an element around them, and removes the joiners, so that copying and searching find the letters alone.
 * Holding the letters beside a joiner is enough, because only there a line could break between the words.
 */
export function holdWords(html: string): string {
  if (!html.includes(joiner)) return html;
  let within = '';
  return html.replace(pieces, (piece) => {
    const [, name = ''] = tagName.exec(piece) ?? [];
    if (piece.startsWith('</')) within = within === name ? '' : within;
    else if (piece.startsWith('<')) within ||= lettersOnly.has(name) ? name : '';
    else if (within === '') return withoutJoiners(piece.replace(joined, held));
    return withoutJoiners(piece);
  });
}

const endTags = [
  /<\/li>(?=<li[ >]|<\/[uo]l>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:head|body)>)/g,
  /<\/d[td]>(?=<d[td][ >]|<\/dl>)/g,
];

const emptyShape = /><\/(?:path|circle)>/g;

/** React writes these names in mixed case, so they would not compress with the same names in the head. */
const mixedCase = / (hrefLang|dateTime)="/g;

/**
 * Leaves out what an HTML parser adds by itself: end tags before the next element of their kind, and end tags of empty shapes.
 * The parsed document is the same, with 100 bytes less of brotli and 2 KB less to parse on the largest page.
 */
const compactHtml = (html: string): string =>
  endTags
    .reduce((text, endTag) => text.replace(endTag, ''), html.replace(emptyShape, '/>'))
    .replace(mixedCase, (name) => name.toLowerCase());

/** True while stand-ins replace late data: HTML made from them is not kept. */
type IsPassing = () => boolean;

/** Notes whether a part reads something of this request alone. */
type OwnReads = {
  note: () => void;
  /** Includes parts within the part. */
  during: <T>(make: () => T) => { made: T; isOwn: boolean };
};

export function ownReads(): OwnReads {
  let isOwn = false;
  return {
    note() {
      isOwn = true;
    },
    during(make) {
      const before = isOwn;
      isOwn = false;
      const made = make();
      const answer = { made, isOwn };
      isOwn ||= before;
      return answer;
    },
  };
}

export type PartCache = {
  renderer: (
    places: Places,
    wrap: (part: ReactNode, scope: PartScope) => ReactNode,
    reads: OwnReads,
    isPassing: IsPassing,
  ) => PartRenderer;
  /** Keeps any other piece of HTML as long as a part. */
  text: (key: string, make: () => string, isPassing: IsPassing) => string;
};

/** Kept in place of the HTML of a part that depends on the request. */
const dependsOnRequest = '?';

export function partCache(maxBytes: number, freshMs: number): PartCache {
  const known = new LRUCache<string, string>({
    maxSize: maxBytes,
    // Menus and banners of a remote back end change without notice.
    ttl: freshMs,
    sizeCalculation: (html) => html.length * 2 + 100,
  });
  const text = (key: string, make: () => string, isPassing: IsPassing): string => {
    let html = known.get(key);
    if (html === undefined) {
      html = make();
      if (!isPassing()) known.set(key, html);
    }
    return html;
  };
  return {
    text,
    renderer: (places, wrap, reads, isPassing) => (key, scope, part) => {
      const draw = () => holdWords(renderToStaticMarkup(wrap(part, scope)));
      const make = scope === 'request' ? draw : () => compactHtml(draw());
      if (scope === 'site') return text(`${places.site} ${key}`, make, isPassing);
      // Kept once for every query of its page, unless it reads something that differs between them.
      const common = `any ${places.address} ${key}`;
      const shared = known.get(common);
      if (shared !== undefined && shared !== dependsOnRequest) return shared;
      const place = places[scope];
      const kept = place === undefined ? undefined : known.get(`${place} ${key}`);
      if (kept !== undefined) {
        reads.note();
        return kept;
      }
      const { made, isOwn } = reads.during(make);
      if (!isPassing()) {
        known.set(common, isOwn ? dependsOnRequest : made);
        if (isOwn && place !== undefined) known.set(`${place} ${key}`, made);
      }
      return made;
    },
  };
}
