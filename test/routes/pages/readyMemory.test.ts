// A ready page keeps nothing of the visitor for whom it was rendered.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inside, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

inside('what a ready page keeps alive', () => {
  test('keeps neither the request nor the response for which it was rendered', async () => {
    const seen: { path: string | undefined; held: WeakRef<object> }[] = [];
    const watch = (message: unknown) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      seen.push({ path: request.url, held: new WeakRef(request) }, { path: request.url, held: new WeakRef(response) });
    };
    const site = await startApp();
    // Another request, because Node itself holds on to its last one.
    await site.get('/en');
    subscribe('http.server.request.start', watch);
    for (const path of ['/en/cdn', '/jp/server', '/en/blog', '/zh/cdn']) {
      const { status } = await site.get(path, { 'X-Server-Timing': '1' });
      expect(status).toBe(200);
    }
    unsubscribe('http.server.request.start', watch);
    await site.get('/en');
    expect(seen).toHaveLength(8);
    await eventually(() => {
      collectGarbage();
      return seen.filter(({ held }) => held.deref()).map(({ path }) => path);
    }, []);
    await site.close();
  });
});
