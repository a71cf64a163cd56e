// Renders static parts to strings and remembers them for as long as their scope says they stay true.
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartRenderer, PartScope } from '../../shared/app/staticPart.tsx';

export type PartCache = {
  renderer: (scopes: Record<Exclude<PartScope, 'request'>, string>, wrap: (part: ReactNode) => ReactNode) => PartRenderer;
  /** Forgets all: content has changed. */
  clear: () => void;
};

export function partCache(maxBytes: number, freshMs: number): PartCache {
  const known = new LRUCache<string, string>({
    maxSize: maxBytes,
    // Menus and banners of a remote back end change without telling.
    ttl: freshMs,
    sizeCalculation: (html) => html.length * 2 + 100,
  });
  return {
    renderer: (scopes, wrap) => (key, scope, part) => {
      if (scope === 'request') return renderToStaticMarkup(wrap(part));
      const name = `${scopes[scope]} ${key}`;
      let html = known.get(name);
      if (html === undefined) {
        html = renderToStaticMarkup(wrap(part));
        known.set(name, html);
      }
      return html;
    },
    clear: () => known.clear(),
  };
}
