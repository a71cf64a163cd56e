// The inlined rules of a page's variants: kept for the next render of the same variant, and bounded, since addresses name the variants.
import { firstViews } from '../../../src/server/render/firstView.ts';
import type { StyleIndex } from '../../../src/server/render/criticalCss.ts';
import type { View } from '../../../src/server/render/View.ts';

const noStyles = { rules: [] } as unknown as StyleIndex;
const viewOf = (names: readonly string[]): View =>
  ({
    match: { page: { id: 'cdn' }, locale: { code: 'en' } },
    query: Object.fromEntries(names.map((name) => [name, 'any'])),
    varies: { consent: false },
  }) as unknown as View;
const html = '<html><body><p>Hello</p></body></html>';
/** As much as the rules of a page. */
const accent = 'p{color:red}'.repeat(1000);

test('a variant is known by the names of its query, whatever their values', () => {
  const views = firstViews(noStyles, accent);
  const learnt = views.learn(viewOf(['cur', 'gb']), false, html);
  expect(views.known(viewOf(['gb', 'cur']), false)).toBe(learnt);
  expect(views.known(viewOf(['cur']), false)).toBeUndefined();
  expect(views.known(viewOf(['cur', 'gb']), true)).toBeUndefined();
});

test('of any number of variants the last ones are kept, and those that are used', () => {
  const views = firstViews(noStyles, accent);
  const variants = Array.from({ length: 4096 }, (_, at) =>
    viewOf(Array.from(at.toString(2), (bit, place) => bit + place)),
  );
  const used = viewOf([]);
  views.learn(used, false, html);
  for (const one of variants) {
    views.learn(one, false, html);
    expect(views.known(used, false)).toBeDefined();
  }
  expect(views.known(variants.at(-1) ?? used, false)).toBeDefined();
  expect(variants.filter((one) => views.known(one, false)).length).toBeLessThan(2048);
});
