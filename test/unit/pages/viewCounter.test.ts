// Reads that a failing store did not take are written later, and closing waits for a write under way.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { viewCounter } from '../../../src/server/pages/views.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import type { Visit } from '../../../src/server/store/views.ts';
import { quietLog } from '../../support/databases.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0', 'sec-fetch-dest': 'document' };

function counter(add: (visits: readonly Visit[]) => Promise<void>) {
  const store = { views: { add, counts: async () => new Map<string, number>() } } as unknown as Store;
  const views = viewCounter({ store: async () => store, log: quietLog, trustsProxy: false });
  const read = (article: string) => {
    const request = { method: 'GET', url: `/en/blog/${article}`, headers: browser, socket: { remoteAddress: '::1' } };
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    views.watch(request as unknown as IncomingMessage, response as unknown as ServerResponse, () => true);
    response.emit('finish');
  };
  return { ...views, read };
}
const articlesOf = (visits: readonly Visit[]) => visits.map(({ article }) => article);

test('reads that could not be written are written with the next ones', async () => {
  const { promise: failed, resolve: fails } = Promise.withResolvers<void>();
  const written: string[][] = [];
  let works = false;
  const views = counter(async (visits) => {
    if (works) return void written.push(articlesOf(visits));
    fails();
    throw new Error('The disk is full');
  });
  views.read('first');
  views.work();
  await failed;
  works = true;
  views.read('second');
  await views.close();
  expect(written).toEqual([['first', 'second']]);
});

test('closing waits for a write under way', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const happened: string[] = [];
  const views = counter(async () => {
    begins();
    await held;
    happened.push('written');
  });
  views.read('first');
  views.work();
  await begun;
  const closed = views.close().then(() => happened.push('closed'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(happened).toEqual([]);
  release();
  await closed;
  expect(happened).toEqual(['written', 'closed']);
});
