// Renders static parts to strings and remembers them for as long as their scope says they stay true.
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartRenderer, PartScope } from '../../shared/app/staticPart.tsx';
import { joiner, withoutJoiners } from '../../shared/i18n/joinWords.ts';

/** Where no element can stand among the letters. */
const lettersOnly = new Set(['svg', 'option', 'title', 'textarea', 'script', 'style']);

/** A tag, or the text between two. */
const pieces = /<[^<>]*>|[^<]+/g;
const tagName = /^<\/?([a-z]*)/;
const joined = /[^\s\u2060](?:\u2060[^\s\u2060])+/gu;

const held = (letters: string): string => `<co-w>${withoutJoiners(letters)}</co-w>`;

/**
 * Holds on one line what texts join: by an element around it, so that who copies or searches finds the letters alone.
 * A line may only break where one of these letters meets the next, so that the letters beside a joiner are enough.
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

/** As React writes these names they match nothing that the head has. */
const mixedCase = / (hrefLang|dateTime)="/g;

/**
 * Leaves out of HTML what its reader puts back by itself: end tags before the next of their kind, and those of empty shapes.
 * The same document for a parser, 100 bytes less of brotli and 2 KB less to parse on the largest page.
 */
const compactHtml = (html: string): string =>
  endTags
    .reduce((text, endTag) => text.replace(endTag, ''), html.replace(emptyShape, '/>'))
    .replace(mixedCase, (name) => name.toLowerCase());

/** While something else stands in for late data, what is made of it is not kept. */
type IsPassing = () => boolean;

/** What names each scope in keys: `address` whatever follows nothing of a request, the others what does; without a name that is not kept. */
type Places = { site: string; address: string; page: string; request: string | undefined };

/** Whether something of this request alone is being read. */
export type OwnReads = {
  note: () => void;
  /** Of what stands within, too. */
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
  /** Any other piece of HTML that lives as long as a part. */
  text: (key: string, make: () => string, isPassing: IsPassing) => string;
};

/** Stands for the HTML of a part that follows the request. */
const follows = '?';

export function partCache(maxBytes: number, freshMs: number): PartCache {
  const known = new LRUCache<string, string>({
    maxSize: maxBytes,
    // Menus and banners of a remote back end change without telling.
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
      // At every query of its page the same, and found there without being made again, unless it reads what differs.
      const common = `any ${places.address} ${key}`;
      const shared = known.get(common);
      if (shared !== undefined && shared !== follows) return shared;
      const place = places[scope];
      const kept = place === undefined ? undefined : known.get(`${place} ${key}`);
      if (kept !== undefined) {
        reads.note();
        return kept;
      }
      const { made, isOwn } = reads.during(make);
      if (!isPassing()) {
        known.set(common, isOwn ? follows : made);
        if (isOwn && place !== undefined) known.set(`${place} ${key}`, made);
      }
      return made;
    },
  };
}
