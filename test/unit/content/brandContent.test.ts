// Content of a second brand: faults name file, line and reason; empty settings stay empty and never show the first
// brand's.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { palette } from '../../../src/shared/ui/palette.ts';
import { accentFaults, contrast } from '../../../src/server/content/accent.ts';
import { brandNotices } from '../../../src/server/enquiries/brandNotices.ts';
import { brandOfDesk } from '../../../src/server/enquiries/desks.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { root } from '../../support/app.ts';
import { withFewArticles } from '../../support/backendParts.ts';
import { twoBrands, type TwoBrands } from '../../support/twoBrands.ts';

let brands: TwoBrands;
const file = (name: string) => path.join(brands.secondFolder, name);
const change = (name: string, from: string, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
const load = () => loadContent(brands.contentFolder);

beforeEach(() => {
  brands = twoBrands(withFewArticles());
});
afterEach(() => brands.remove());

test('settings that only the first brand has are empty, shared products are the same', () => {
  const { contentFolder, remove } = twoBrands();
  const { brands: others, ...first } = loadContent(contentFolder);
  remove();
  const [second] = others;
  expect(others.length).toBe(1);
  expect(second?.site.offices).toEqual([]);
  expect(second?.owner.customers).toEqual([]);
  expect(second?.links).toEqual([]);
  expect(second?.prices).toEqual(first.prices);
  expect(second?.news.map(({ title }) => title).join()).not.toMatch(/cocloud/i);
});

test('how long leads are kept is set once for the server', () => {
  writeFileSync(path.join(brands.contentFolder, 'owner.yaml'), 'privacy: { enquiryMonths: 24 }\n');
  expect(load().brands[0]?.owner.privacy.enquiryMonths).toBe(24);
});

test('its own articles replace the common ones', () => {
  const own = ['ddos-drill', 'ddos-price-per-gbps'];
  for (const id of own) cpSync(path.join(brands.contentFolder, 'news', id), file(`news/${id}`), { recursive: true });
  const { brands: others, news } = load();
  expect(new Set(others[0]?.news.map(({ id }) => id))).toEqual(new Set(own));
  expect(new Set(news.map(({ id }) => id)).size).toBeGreaterThan(own.length);
});

test.each<[string, () => void, RegExp]>([
  [
    'an accent that cannot be read',
    () => change('site.yaml', "day: '#0b5c8f'", "day: '#7cc6f2'"),
    /brands\/brightwater\/site\.yaml:10: #7cc6f2 on paper #f7f8f6 has a contrast of 1\.\d\d to 1, and text needs 4\.5/,
  ],
  [
    'a page that every site needs',
    () => change('site.yaml', '  - partner\n', '  - partner\n  - contactUs\n'),
    /brightwater\/site\.yaml:14: every site needs the page contactUs/,
  ],
  [
    'a sign that is no drawing',
    () => change('site.yaml', 'M3 13h20M13 3v20', 'url(x)'),
    /brightwater\/site\.yaml:6: logo\.mark\.line: is not the data of an SVG path/,
  ],
  ['no desks of its own', () => rmSync(file('desks.yaml')), /brightwater\/desks\.yaml:1: cannot be read/],
  ['no claims of its own', () => rmSync(file('claims.yaml')), /brightwater\/claims\.yaml:1: cannot be read/],
  [
    'a host of the first brand',
    () => change('site.yaml', 'domain: brightwater.example', 'domain: sg.cocloud.example'),
    /brightwater\/site\.yaml:1: host sg\.cocloud\.example is another brand's already/,
  ],
  [
    'a desk of the first brand',
    () => change('desks.yaml', 'desk: brightwater', 'desk: sales'),
    /brightwater\/desks\.yaml:1: desk sales is another brand's already/,
  ],
  [
    'a page that tells of the first brand’s offices',
    () => change('site.yaml', '  - intro\n', ''),
    /brightwater\/texts\/jp\/intro\.json:1: offices\.title is missing: the common text tells of the first brand/,
  ],
])('%s is a fault', (_name, spoil, fault) => {
  spoil();
  expect(load).toThrow(fault);
});

test('the colours of mails, icons and cards are those of the stylesheet', () => {
  const css = readFileSync(path.join(root, 'src/shared/ui/tokens.css'), 'utf8');
  const dark = css.slice(css.indexOf('prefers-color-scheme: dark'), css.indexOf('@media print'));
  const token = (from: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(from)?.[1];
  const long = (colour = '') => (colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour);
  for (const [name, colour] of Object.entries(palette.day))
    expect([name, long(token(css, name))]).toEqual([name, colour]);
  for (const [name, colour] of Object.entries(palette.night)) {
    const own = token(dark, name) ?? token(css, name);
    expect([name, long(own)]).toEqual([name, colour]);
  }
});

test('contrast is calculated as in WCAG, and our own colours pass', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1);
  expect(accentFaults({ day: '#b3145a', night: '#ff7db1' })).toEqual([]);
});

test('the mail about an overdue lead has the name of the desk’s brand', () => {
  const brand = (name: string, desk: string) => ({
    desks: [{ desk, mail: `${desk}@${name}.example`, language: 'en' as const }],
    from: { name, address: `hello@${name}.example` },
    textsOf: () => () => (key: string) => key,
  });
  const brands = [brand('one', 'sales'), brand('two', 'edge')];
  const { overdue } = brandNotices(
    brands.map((one) => ({ ...one, hasDesk: (desk) => brandOfDesk(brands, desk) === one })),
  );
  const lead = (desk: string) => ({ reference: 'R', desk, form: 'consult', locale: 'en', dueAt: 0, values: {} });
  const sender = (desk: string) => overdue(lead(desk)).map(({ payload }) => [payload.from.name, payload.to]);
  expect(sender('edge')).toEqual([['two', 'edge@two.example']]);
  expect(sender('sales')).toEqual([['one', 'sales@one.example']]);
  expect(sender('gone')).toEqual([['one', 'sales@one.example']]);
});
