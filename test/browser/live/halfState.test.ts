// A touch while the page's state is still arriving: a slow line delivers the block in pieces, and the first piece is no state yet.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, uncached } from '../../support/app.ts';
import { hydrated } from '../../support/browser.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const path = '/en/cdn';

/** In front of the site: of the page it sends the second half, from the middle of the state, only once `letGo` is called. */
async function startHalving() {
  const app = await startApp({ env: uncached });
  const { promise: rest, resolve: letGo } = Promise.withResolvers<void>();
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, ...(request.url === path && { 'accept-encoding': 'identity' }) };
    http.get(app.base + request.url, { headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
      if (request.url !== path) return answer.pipe(response);
      const html = Buffer.concat(await answer.toArray());
      const middle = html.indexOf('"scripts":[', html.indexOf('id="state"'));
      response.write(html.subarray(0, middle));
      await rest;
      return response.end(html.subarray(middle));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    letGo,
    close: async () => {
      letGo();
      server.close();
      server.closeAllConnections();
      await app.close();
    },
  };
}

const { site, newVisit } = siteInBrowser(startHalving);

test('a touch while the state is half there does no harm: the page becomes React’s once all has come', async () => {
  const { page, complaints, close } = await newVisit();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector('#state', { state: 'attached' });
  await page.mouse.click(40, 400);
  site.letGo();
  await hydrated(page);
  expect(complaints).toEqual([]);
  await close();
});
