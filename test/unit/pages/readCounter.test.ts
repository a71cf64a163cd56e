// Reads that a failing store did not take are written later, and closing waits for a write under way.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCounter } from '../../../src/server/pages/readCounter.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import type { Visit } from '../../../src/server/store/views.ts';
import { quietLog } from '../../support/databases.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0', 'sec-fetch-dest': 'document' };

const asked = { isArticle: () => true, addressOf: () => '::1' };

function counter(add: (visits: readonly Visit[]) => Promise<void>) {
  const store = { views: { add, counts: async () => new Map<string, number>() } } as unknown as Store;
  const reads = readCounter({ store: async () => store, log: quietLog });
  const read = (article: string) => {
    const request = { method: 'GET', url: `/en/blog/${article}`, headers: browser };
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    reads.watch(request as unknown as IncomingMessage, response as unknown as ServerResponse, asked);
    response.emit('finish');
  };
  return { ...reads, read };
}
const articlesOf = (visits: readonly Visit[]) => visits.map(({ article }) => article);

test('reads that could not be written are written with the next ones', async () => {
  const { promise: failed, resolve: fails } = Promise.withResolvers<void>();
  const written: string[][] = [];
  let works = false;
  const reads = counter(async (visits) => {
    if (works) return void written.push(articlesOf(visits));
    fails();
    throw new Error('The disk is full');
  });
  reads.read('first');
  reads.work();
  await failed;
  works = true;
  reads.read('second');
  await reads.close();
  expect(written).toEqual([['first', 'second']]);
});

test('closing waits for a write under way', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const happened: string[] = [];
  const reads = counter(async () => {
    begins();
    await held;
    happened.push('written');
  });
  reads.read('first');
  reads.work();
  await begun;
  const closed = reads.close().then(() => happened.push('closed'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(happened).toEqual([]);
  release();
  await closed;
  expect(happened).toEqual(['written', 'closed']);
});
