// The remote back end with faults: pages still get answers, in time, and never follow a hostile reply.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { createRemote } from '../../../src/server/webapi/remote/createRemote.ts';
import type { MenuItem } from '../../../src/shared/webapi/types.ts';
import {
  apiOf,
  dataFolder,
  embeddedBackend,
  embeddedNews,
  quiet,
  remoteFaults,
  serve,
  type Running,
} from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';

const host = 'cocloud.example';
const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

let shipped: Backend;
let answer: RequestListener;
let server: Running;
let asked: string[];
const cleanUp: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  shipped = await embeddedBackend();
});

beforeEach(async () => {
  asked = [];
  answer = apiOf({ ...shipped, banners: async () => [banner('from afar')] });
  server = await serve((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
});

afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
  await server.close();
});

const banner = (title: string, link = '/en') => ({
  id: '1',
  title,
  text: '',
  label: '',
  note: '',
  art: '',
  links: [{ text: 'Go', link }],
  dialog: false,
});

/** A back end that answers well is given the time that a busy machine needs. */
const patient = 60_000;

function remote(dataDir: string, { base = server.base, deadlineMs = 1_000 } = {}) {
  const backend = createRemote({
    base,
    urlDomain: 'cocloud',
    dataDir,
    shipped: { ...shipped, ...embeddedNews() },
    log: quiet,
    deadlineMs,
  });
  cleanUp.push(backend.close);
  return backend;
}

function folder(): string {
  const { dataDir, remove } = dataFolder();
  cleanUp.push(remove);
  return dataDir;
}

const titles = async (backend: Backend) => (await backend.banners('en', host)).map(({ title }) => title);

describe.each(Object.entries(remoteFaults))('a back end that %s', (_name, fault) => {
  test('cold: the shipped answers serve and a check is refused', async () => {
    answer = fault;
    const backend = remote(folder());
    const value = await Promise.all([backend.menuList('en', host), backend.configuration(host)]);
    expect(value).toEqual([await shipped.menuList('en', host), await shipped.configuration(host)]);
    await expect(backend.check('en', host, 'building')).rejects.toThrow('does not answer check');
  });

  test('after a restart: the last known answer serves at once', async () => {
    const dataDir = folder();
    expect(await titles(remote(dataDir, { deadlineMs: patient }))).toEqual(['from afar']);
    await eventually(() => readdirSync(`${dataDir}/snapshot`).filter((name) => name.endsWith('.json')).length, 1);
    answer = fault;
    const restarted = remote(dataDir);
    for (let round = 0; round < 5; round += 1) expect(await titles(restarted)).toEqual(['from afar']);
  });
});

test('a refused connection falls back to the shipped answers', async () => {
  const closed = await serve(() => {});
  await closed.close();
  expect(await titles(remote(folder(), { base: closed.base }))).toEqual(
    (await shipped.banners('en', host)).map(({ title }) => title),
  );
});

test('recovers by itself within ten seconds', async () => {
  const good = answer;
  answer = remoteFaults['answers 500'] ?? good;
  const backend = remote(folder());
  for (let round = 0; round < 20; round += 1) await backend.check('en', host, `page-${round}`).catch(() => {});
  expect(await titles(backend)).not.toEqual(['from afar']);
  answer = good;
  await eventually(() => titles(backend), ['from afar']);
  await eventually(() => backend.check('en', host, 'building'), true);
});

test('stops asking a back end that keeps failing', async () => {
  answer = remoteFaults['answers 500'] ?? answer;
  const backend = remote(folder());
  for (let round = 0; round < 50; round += 1) await backend.check('en', host, `page-${round}`).catch(() => {});
  expect(asked.length).toBeLessThan(10);
});

test('asks equal questions once, with domain and urlDomain', async () => {
  const backend = remote(folder(), { deadlineMs: patient });
  await Promise.all(Array.from({ length: 100 }, () => backend.menuList('zh_TW', host)));
  expect(asked).toEqual([`/webapi/menu/zh_TW/menuList?domain=${host}&urlDomain=cocloud`]);
});

test('a broken snapshot file is passed over', async () => {
  const dataDir = folder();
  mkdirSync(`${dataDir}/snapshot`);
  writeFileSync(`${dataDir}/snapshot/banners.json`, '{"call":"banners","key":"en coc');
  writeFileSync(
    `${dataDir}/snapshot/wrong.json`,
    JSON.stringify({ call: 'banners', key: `en ${host}`, answer: [{ id: {} }] }),
  );
  expect(await titles(remote(dataDir, { deadlineMs: patient }))).toEqual(['from afar']);
});

test.each(['.', '..', '../../secret', '..%2f..%2fsecret', '%2e%2e', 'a/b', '?x=1', '#x', '\\..\\x', '\ud800', ''])(
  'never leaves the path of a check: %j',
  async (page) => {
    await remote(folder())
      .check('en', host, page)
      .catch(() => {});
    for (const url of asked) expect(url).toMatch(/^\/webapi\/menu\/en\/cocloud\.example\/[^/?#]+\/check\?domain=/);
  },
);

test('lets no hostile link of the menu or a banner through', async () => {
  const hostile = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://cocloud.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'http://',
  ];
  const menuItem = (link: string) => ({
    id: link,
    name: 'x',
    link,
    icon: link,
    children: [{ id: `${link}2`, name: 'y', link }],
  });
  const group = { id: 'g', name: 'g', link: hostile[0], children: [{ id: 'ok', name: 'ok', link: '/en/cdn' }] };
  answer = (request, response) =>
    void json(response, {
      code: 0,
      result: request.url?.includes('banner')
        ? hostile.map((link) => banner('x', link))
        : { homePage: {}, menu: [...hostile.map(menuItem), group, menuItem('/zh/BaiShan/old')] },
    });
  const backend = remote(folder(), { deadlineMs: patient });
  const { menu } = await backend.menuList('en', host);
  const links = (items: MenuItem[]): string[] => items.flatMap(({ link, children }) => [link, ...links(children)]);
  expect(links(menu)).toEqual(['', '/en/cdn', '/en/EdgeNext', '/en/EdgeNext']);
  expect((await backend.banners('en', host)).flatMap((each) => each.links)).toEqual([]);
});

test('a menu deeper than any menu, or with a polluting key, does no harm', async () => {
  let item: object = { id: '1', name: 'x', link: '/en' };
  for (let depth = 0; depth < 2000; depth += 1) item = { id: '1', name: 'x', children: [item] };
  answer = (request, response) =>
    request.url?.includes('menu')
      ? void json(response, { code: 0, result: { homePage: {}, menu: [item] } })
      : void response
          .setHeader('Content-Type', 'application/json')
          .end('{"code":0,"__proto__":{"polluted":1},"result":[{"id":"1","title":"x","__proto__":{"polluted":1}}]}');
  const backend = remote(folder());
  expect(await backend.menuList('en', host)).toEqual(await shipped.menuList('en', host));
  const [first] = await backend.banners('en', host);
  expect(first).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});
