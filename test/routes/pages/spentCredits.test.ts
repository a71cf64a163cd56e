// What the prepaid page says that a credit comes to: each row adds up to its credit, at the prices that stand in content/.
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { contentDir } from '../../support/backendParts.ts';
import { decoded } from '../../support/html.ts';
import { everyPage } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const { prices } = loadContent(contentDir);
const prepaidPages = everyPage.map(({ path }) => path).filter((path) => path.endsWith('/prepaidcard'));

const read = sharedPages();

const sectionOf = (html: string): string => /<section[^>]*id="spending"[^]*?<\/section>/.exec(html)?.[0] ?? '';
const amountsIn = (html: string): number[] =>
  [...html.matchAll(/US\$([\d,.]+)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

test.each(prepaidPages)('%s', async (path) => {
  const { text } = await read(path);
  const rows = sectionOf(decoded(text)).split('<h3>').slice(1);
  const credits = rows.map((row) => amountsIn(row)[0] ?? 0);
  expect(credits).toEqual(prices.prepaid.map(({ creditUsd }) => creditUsd));
  for (const row of rows) {
    const [credit = 0, ...parts] = amountsIn(row);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(credit, 6);
    expect(row.match(/<rect/g)).toHaveLength(parts.length);
  }
});

test('twelve months of a server cost twelve times its price', async () => {
  const { text } = await read('/en/prepaidcard');
  const web = prices.servers.find(({ name }) => name === 'Web')?.platformUsdMonth ?? 0;
  expect(amountsIn(sectionOf(text).replaceAll('\u00a0', ' ').split('Web cloud server, 12 months')[1] ?? '')[0]).toBe(
    web * 12,
  );
});

test.each(prepaidPages)('%s has both currencies of every pack on its scale', async (path) => {
  const { text } = await read(path);
  const scale = /<figure[^>]*>(?:(?!<\/figure>)[^])*NT\$<\/text>[^]*?<\/figure>/.exec(text)?.[0] ?? '';
  const figures = [...scale.matchAll(/>([\d,]+)<\/text>/g)].map(([, figure = '']) =>
    Number(figure.replaceAll(',', '')),
  );
  expect(figures).toEqual([
    ...prices.prepaid.map(({ payUsd }) => payUsd),
    ...prices.prepaid.map(({ approxTwd }) => approxTwd),
  ]);
});
