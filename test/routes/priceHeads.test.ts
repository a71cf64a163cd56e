// A page with prices opens with a drawing of them, written in its language, and its first button leads to them.
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';
import { everyPage } from '../support/pageSets.ts';
import { leavesOf, readTexts } from '../support/sources.ts';

const drawings: Readonly<Record<string, string>> = {
  cdn: 'tiers',
  'min-cdn': 'tiers',
  server: 'models',
  sms: 'messages',
  coflyer: 'messages',
  ddos: 'plans',
  promotion002: 'packs',
};
const firstAnchors: Readonly<Record<string, string>> = {
  cdn: '#estimate',
  server: '#price',
  sms: '#price',
  ddos: '#price',
};

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

const titlesOf = (drawing: string) =>
  localeCodes.map((code) => leavesOf(readTexts(code, 'prices')).get(`drawings.${drawing}.title`));
const priced = everyPage.map(({ path }) => path).filter((path) => (path.split('/')[2] ?? '') in drawings);

test.each(priced)('%s', async (path) => {
  const name = path.split('/')[2] ?? '';
  const { text } = await site.get(path);
  const [, title = ''] = /<svg[^>]*role="img" aria-label="([^"]*)"/.exec(text.slice(text.indexOf('<h1'))) ?? [];
  expect(titlesOf(drawings[name] ?? '')).toContain(title);
  expect(text).not.toContain('NaN');
  const anchor = firstAnchors[name];
  if (anchor)
    expect(text.slice(text.indexOf('<h1'))).toMatch(new RegExp(`^[\\s\\S]*?<a class="[^"]*" href="${anchor}"`));
});
