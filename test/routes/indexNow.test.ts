// Search engines are told of pages that changed, of those alone, by a reload that waits for nobody; and never unless the owner wants it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { loadConfig } from '../../src/server/config.ts';
import { inside, uncached } from '../support/app.ts';
import { mainHost } from '../support/client.ts';
import { ownProject } from '../support/ownProject.ts';
import { secondHost, withSecondBrand } from '../support/twoBrands.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

const key = 'a1b2c3d4-e5f6';

type Message = { host: string; key: string; keyLocation: string; urlList: string[] };

/** Stands in for a search engine; `answer`: what it says to everything. */
async function startEngine() {
  const heard: Message[] = [];
  const state = { answer: 200 };
  const server = createServer(async (request: IncomingMessage, response) => {
    heard.push((await json(request)) as Message);
    response.writeHead(state.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, state, address: `http://127.0.0.1:${port}/indexnow`, close: () => server.close() };
}

/** It gives way to whoever asks, so it takes its time. */
async function heardOf(count: () => number, wanted: number): Promise<void> {
  const end = performance.now() + 90_000;
  while (count() < wanted && performance.now() < end) await setTimeout(100);
  expect(count()).toBe(wanted);
}

const told = (site: ServerProcess) => site.output().split('indexnow.told').length - 1;
const failed = (site: ServerProcess) => site.output().split('indexnow.failed').length - 1;

inside('IndexNow', () => {
  test('after a reload hears the changed pages of every domain, again when it was away, and where the key is', async () => {
    const project = ownProject();
    withSecondBrand(path.join(project.folder, 'content'));
    const engine = await startEngine();
    const env = { INDEXNOW_URL: `${engine.address}?key=${key}`, LOG_LEVEL: 'info', ...uncached };
    const site = await startServer({ folder: project.folder, env });
    await heardOf(() => told(site), 1);
    // What is there at the first start has been there for long.
    expect(engine.heard).toEqual([]);
    expect(await (await fetch(`${site.base}/${key}.txt`)).text()).toBe(key);

    const prices = path.join(project.folder, 'content/prices/ddos.yaml');
    writeFileSync(prices, readFileSync(prices, 'utf8').replace('platformUsdMonth: 23.75', 'platformUsdMonth: 22.75'));
    engine.state.answer = 503;
    process.kill(site.pid, 'SIGHUP');
    await heardOf(() => failed(site), 1);
    expect(engine.heard).toHaveLength(1);

    engine.state.answer = 202;
    engine.heard.length = 0;
    appendFileSync(prices, '\n');
    process.kill(site.pid, 'SIGHUP');
    await heardOf(() => told(site), 2);
    expect(engine.heard.length).toBeGreaterThan(1);
    const [first] = engine.heard;
    expect(first).toMatchObject({ host: mainHost, key, keyLocation: `https://${mainHost}/${key}.txt` });
    expect(first?.urlList).toContain(`https://${mainHost}/en/ddos`);
    expect(
      first?.urlList.filter(
        (address) => !/ddos|home|faq|productService|prepaidcard|\/(en|zh|zh-tw|pt|jp)$/i.test(address),
      ),
    ).toEqual([]);
    // Each brand is told of under its own name, with pages of its own.
    const second = engine.heard.filter(({ host }) => host === secondHost);
    expect(second.flatMap(({ urlList }) => urlList)).toContain(`https://${secondHost}/en/ddos`);
    expect(
      engine.heard.flatMap(({ host, urlList }) => urlList.filter((address) => new URL(address).host !== host)),
    ).toEqual([]);
    await site.stop();
    engine.close();
    project.remove();
  }, 300_000);

  test('is not asked unless there is a key, and a key that is none stops the start', () => {
    expect(loadConfig({}).INDEXNOW_URL).toBeUndefined();
    expect(() => loadConfig({ INDEXNOW_URL: 'https://api.indexnow.org/indexnow?key=short' })).toThrow('INDEXNOW_URL');
    expect(() => loadConfig({ INDEXNOW_URL: 'no address' })).toThrow('INDEXNOW_URL');
  });
});
