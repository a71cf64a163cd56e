// A page with prices opens with a drawing of them, and its first button leads to them or to what computes with them.
import { startApp, uncached, type App } from '../../support/app.ts';
import { clientOf, type Client } from '../../support/client.ts';
import { everyPage } from '../../support/pageSets.ts';

const firstAnchors: Readonly<Record<string, string>> = {
  cdn: '#estimate',
  server: '#find',
  sms: '#cost',
  ddos: '#find',
};

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

const drawn = new Set([...Object.keys(firstAnchors), 'min-cdn', 'coflyer', 'promotion002']);
const priced = everyPage.map(({ path }) => path).filter((path) => drawn.has(path.split('/')[2] ?? ''));

test.each(priced)('%s', async (path) => {
  const name = path.split('/')[2] ?? '';
  const { text } = await site.get(path);
  expect(text.slice(text.indexOf('<h1'))).toMatch(/<(?:svg|figure)[^>]*role="img" aria-label="[^"]+"/);
  expect(text).not.toContain('NaN');
  const anchor = firstAnchors[name];
  if (anchor)
    expect(text.slice(text.indexOf('<h1'))).toMatch(new RegExp(`^[\\s\\S]*?<a class="[^"]*" href="${anchor}"`));
});
