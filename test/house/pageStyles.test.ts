// Each page links the styles of everything that it shows, and none of another page's.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';
import { decoded, tagsOf } from '../support/html.ts';
import { everyPage, prefixes } from '../support/pageSets.ts';
import { sharedPages } from '../support/sharedPages.ts';

type Manifest = { styles: { site: string; pages: Record<string, string> } };

const { styles } = JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8')) as Manifest;
const namesIn = (address: string) =>
  new Set(
    [...readFileSync(path.join(root, 'dist', address), 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  );
const site = namesIn(styles.site);
/** Names that stand in the stylesheet of one page, by its address. */
const ownNames = Object.values(styles.pages).map(
  (address) => [address, [...namesIn(address)].filter((name) => !site.has(name))] as const,
);

const read = sharedPages();
const addresses = [
  ...everyPage.map((page) => page.path),
  ...prefixes.flatMap((prefix) => ['blog', 'login', '404', 'search?q=cdn'].map((name) => `/${prefix}/${name}`)),
];

test('pages have styles of their own', () => {
  expect(ownNames.length).toBeGreaterThan(10);
  expect(ownNames.filter(([, names]) => names.length === 0)).toEqual([]);
});

test('no page shows what only the stylesheet of another page describes', async () => {
  const wrong: string[] = [];
  let own = 0;
  for (const address of addresses) {
    const { text } = await read(address);
    const linked = tagsOf(text, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? [href] : []));
    const state = JSON.parse(decoded(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}')) as {
      styles: string[];
    };
    expect([address, linked]).toEqual([address, state.styles]);
    expect(linked[0]).toBe(styles.site);
    own += linked.length - 1;
    const shown = new Set([...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    for (const [sheet, names] of ownNames) {
      const missed = linked.includes(sheet) ? [] : names.filter((name) => name !== undefined && shown.has(name));
      if (missed.length > 0) wrong.push(`${address} lacks ${sheet}: ${missed.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(own).toBeGreaterThan(0);
});
