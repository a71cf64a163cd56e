// The inlined rules of each variant of a page, picked from its first render and kept, since later renders hardly differ.
import { LRUCache } from 'lru-cache';
import { sha256 } from './build.ts';
import { criticalCss, type StyleIndex } from './criticalCss.ts';
import type { View } from './View.ts';
import { rulesKey } from './viewKeys.ts';

export type FirstView = { css: string; hash: string };

/** `isOver`: as in `rulesKey`. */
export type FirstViews = {
  known: (view: View, isOver: boolean) => FirstView | undefined;
  learn: (view: View, isOver: boolean, html: string) => FirstView;
};

/** Limit of what is kept, in characters. A visitor can name the queries of a page in many combinations, so variants have no natural end. */
const mostCharacters = 16 * 1024 * 1024;

const foldMark = '<link rel="stylesheet"';

/** `accent`: rules of the brand, added to all, because no element needs them by name. */
export function firstViews(styles: StyleIndex, accent: string): FirstViews {
  const byVariant = new LRUCache<string, FirstView>({
    maxSize: mostCharacters,
    sizeCalculation: ({ css }, key) => css.length + key.length,
  });
  return {
    known: (view, isOver) => byVariant.get(rulesKey(view, isOver)),
    learn(view, isOver, html) {
      const fold = html.indexOf(foldMark, html.indexOf('<body'));
      const css = criticalCss(styles, fold < 0 ? html : html.slice(0, fold)) + accent;
      const made = { css, hash: sha256(css) };
      byVariant.set(rulesKey(view, isOver), made);
      return made;
    },
  };
}
