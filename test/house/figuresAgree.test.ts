// Figures agree: a page has the same amounts and percentages in every language, and pages that mention the same thing
// give the same figure.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../support/app.ts';
import { textOf } from '../support/html.ts';
import { namesOf, pathOf, prefixes, type Prefix } from '../support/pageSets.ts';
import { sharedPages } from '../support/sharedPages.ts';

/** Pages with the same content in each language; others depend on the market. */
const alike = [
  'server',
  'database',
  'cdn',
  'ddos',
  'coflyer',
  'sms',
  'cloudLive',
  'coshield',
  'cloudplatform',
  'cloud_cdn',
  'alicloud.migration',
  'tencentcloud.live',
  'EdgeNext',
  '',
];

const valueOf = (written: string, prefix: Prefix): number =>
  Number(prefix === 'pt' ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', ''));

const number = String.raw`(\d[\d.,]*\d|\d)`;

/** Amounts in US dollars and percentages, including 100 美元 and 七成. */
function figuresOf(text: string, prefix: Prefix): { usd: number[]; percent: number[] } {
  const found = (...patterns: string[]) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(([, written = '']) => valueOf(written, prefix)),
    );
  const tenths = [...text.matchAll(/([一二三四五六七八九])成/g)].map(
    ([, digit = '']) => 10 * ('一二三四五六七八九'.indexOf(digit) + 1),
  );
  const sorted = (values: number[]) => [...new Set(values)].toSorted((a, b) => a - b);
  return {
    usd: sorted(found(String.raw`US\$\s?${number}`, String.raw`${number}\s?(?:美元|米ドル)`)),
    percent: sorted([...found(String.raw`${number}\s?%`), ...tenths]),
  };
}

const read = sharedPages();

async function saidOn(prefix: Prefix, name: string): Promise<string> {
  const { text } = await read(pathOf(prefix, name));
  return textOf(
    text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  );
}

test('figures are read as each language writes them', () => {
  expect(figuresOf('US$ 2.796,80 e 99,995%', 'pt')).toEqual({ usd: [2796.8], percent: [99.995] });
  expect(figuresOf('附 100 美元，七成頻寬，US$1,075', 'zh-tw')).toEqual({ usd: [100, 1075], percent: [70] });
});

test.each(alike)('/%s names the same amounts and shares in every language', async (name) => {
  const has = prefixes.filter((prefix) => name === '' || namesOf(prefix).includes(name));
  expect(has.length).toBeGreaterThan(1);
  const [first = 'en', ...others] = has;
  const model = figuresOf(await saidOn(first, name), first);
  for (const prefix of others) expect([prefix, figuresOf(await saidOn(prefix, name), prefix)]).toEqual([prefix, model]);
});

test.each(prefixes)('/%s: the FAQ gives the same delays and segments as their pages', async (prefix) => {
  const [faq, live, sms] = [
    await saidOn(prefix, 'FAQ'),
    await saidOn(prefix, 'cloudLive'),
    namesOf(prefix).includes('sms') ? await saidOn(prefix, 'sms') : undefined,
  ];
  const delayOfHls = (text: string) => /HLS[^.。]{0,60}?(\d+)(?:–|～| to | a )(\d+)/.exec(text)?.slice(1);
  expect(delayOfHls(live)).toEqual(['6', '30']);
  expect(delayOfHls(faq)).toEqual(delayOfHls(live));
  const lacking = (text: string, sizes: string[]) =>
    sizes.filter((size) => !new RegExp(`\\b${size}(?!\\d)`).test(text));
  expect(lacking(faq, ['160', '153', '70', '67'])).toEqual([]);
  expect(sms === undefined ? [] : lacking(sms, ['160', '70'])).toEqual([]);
});

test.each(prefixes)('/%s/tencentcloud.live gives a class the delay of the service that it uses', async (prefix) => {
  const said = await saidOn(prefix, 'tencentcloud.live');
  // In the table of shows, and beside the name of the service.
  expect(said.match(/0[.,]5/g)).toHaveLength(2);
});

type Cloud = { services: Record<string, string[]>; tools: Record<string, string[]>; order?: { what: string }[] };

test.each(['aliCloud', 'azureCloud', 'gcpService', 'huaweiCloud', 'tencentCloud'])(
  'the example order of %s names the services that its plan moves to',
  (id) => {
    const read = parse(readFileSync(path.join(root, 'content/clouds', `${id}.yaml`), 'utf8')) as Cloud;
    const ordered = (read.order ?? []).flatMap(({ what }) => what.split(', '));
    const moved = Object.keys(read.tools).flatMap((need) => {
      const [first, ...others] = read.services[need] ?? [];
      const found = [first, ...others].filter((service) => service && ordered.includes(service));
      return found.length > 0 ? [[need, found, [first]]] : [];
    });
    expect(moved.length).toBeGreaterThan(0);
    for (const [need, found, first] of moved) expect([need, found]).toEqual([need, first]);
  },
);
