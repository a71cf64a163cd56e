// The offices as pages show them: each by its own channels, and a street with a map only once the address is real.
import { loadContent } from '../../src/server/backend/embedded/loadContent.ts';
import { startApp, uncached, type App } from '../support/app.ts';
import { contentDir } from '../support/backendParts.ts';
import { clientOf, type Client } from '../support/client.ts';

const { offices } = loadContent(contentDir).site;
let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

describe.each(['partner', 'contact_us'])('%s', (page) => {
  test.each(offices)(
    'shows the channels of $id',
    async ({ telphone, emailAddress, chats, shown, address1, source }) => {
      const { text } = await site.get(`/en/${page}`);
      const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
      expect(main.includes(telphone)).toBe(shown.includes('phone'));
      expect(main.includes(emailAddress)).toBe(shown.includes('email'));
      for (const { link } of chats) expect(main.includes(link)).toBe(shown.includes('chat'));
      expect(main.includes(address1.en)).toBe(source !== 'sample');
    },
  );
});

test('tells the hours of the desk by the clock of each office', async () => {
  const { text } = await site.get('/en/partner');
  expect(text).toContain('8:00–17:00 (UTC+7)');
  expect(text).toContain('9:00–18:00 (UTC+8)');
});

test.each([
  ['ddos', 'The largest attack seen, in Gbps'],
  ['sms', 'Countries and messages a month'],
  ['nonsense', 'The cloud you use or plan'],
])('a visitor from %s reads what to send', async (product, item) => {
  expect((await site.get(`/en/contact_us?product=${product}`)).text).toContain(item);
});
