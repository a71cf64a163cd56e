// Renders static parts to strings and remembers them for as long as their scope says they stay true.
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartRenderer, PartScope } from '../../shared/app/staticPart.tsx';
import { compactHtml } from './compactHtml.ts';
import { holdWords } from './holdWords.ts';

/** While something else stands in for late data, what is made of it is not kept. */
type IsPassing = () => boolean;

export type PartCache = {
  renderer: (
    /** What names each scope in keys; without a name nothing of it is kept. */
    scopes: Record<PartScope, string | undefined>,
    wrap: (part: ReactNode, scope: PartScope) => ReactNode,
    isPassing: IsPassing,
  ) => PartRenderer;
  /** Any other piece of HTML that lives as long as a part. */
  text: (key: string, make: () => string, isPassing: IsPassing) => string;
};

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
    renderer: (scopes, wrap, isPassing) => (key, scope, part) => {
      const place = scopes[scope];
      const make = () => holdWords(renderToStaticMarkup(wrap(part, scope)));
      if (place === undefined) return make();
      return text(`${place} ${key}`, scope === 'request' ? make : () => compactHtml(make()), isPassing);
    },
  };
}
