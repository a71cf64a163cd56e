// The API over HTTP: every call in both forms of its path, and every refusal as JSON.
import request from 'supertest';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { NeighbourFault } from '../../../src/server/ops/faults.ts';
import { callNames } from '../../../src/shared/webapi/calls.ts';
import { apiOf, embeddedBackend } from '../../support/backendParts.ts';

let backend: Backend;
let app: ReturnType<typeof apiOf>;

beforeAll(async () => {
  backend = await embeddedBackend();
  app = apiOf(backend);
});

const get = (path: string) => request(app).get(path).set('Host', 'cocloud.example');

test('GET /webapi/website/configuration', async () => {
  const { body, status } = await get('/webapi/website/configuration?domain=sg.cocloud.example&urlDomain=cocloud');
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 0,
    message: 'ok',
    result: { domain: 'sg.cocloud.example', defaultLanguage: '/en', emailAddress: 'sg@cocloud.example' },
    errors: [],
  });
});

test('a domain may name its port', async () => {
  const { body } = await get('/webapi/website/configuration?domain=SG.cocloud.example:8080');
  expect(body.result.domain).toBe('sg.cocloud.example');
});

test.each(['unknown.example', '', 'cocloud.example&domain=sg.cocloud.example', '127.0.0.1:80/../'])(
  'an unknown domain (%s) means the requested host',
  async (domain) => {
    const { body } = await get(`/webapi/website/configuration?domain=${domain}`);
    expect(body.result.domain).toBe('cocloud.example');
  },
);

test.each([
  ['/webapi/language/list', '新加坡'],
  ['/webapi/language/zh-tw/list', '新加坡'],
  ['/webapi/language/en/list', 'Singapore'],
  ['/webapi/languageen/list', 'Singapore'],
  ['/webapi/language/pt_code/list', 'Singapura'],
])('GET %s names sites in that language', async (path, name) => {
  const { body } = await get(`${path}?domain=cocloud.example`);
  expect(body.result.websiteList.map((site: { name: string }) => site.name)).toContain(name);
  expect(body.result.languageList).toHaveLength(5);
});

test.each([
  ['/webapi/menu/menuList', '首頁'],
  ['/webapi/menu/zh_TW/menuList', '首頁'],
  ['/webapi/menuzh_TW/menuList', '首頁'],
  ['/webapi/menu/zh-tw/menuList', '首頁'],
  ['/webapi/menu/zh/menuList', '首页'],
  ['/webapi/menu/jp_code/menuList/', 'ホーム'],
  ['/webapi/menu/JP/menuList', 'ホーム'],
])('GET %s answers the menu', async (path, name) => {
  const { body } = await get(path);
  expect(body.result.menu[0]).toMatchObject({ name, isHomePage: true });
  expect(body.result.homePage).toHaveProperty('title');
});

test.each([
  '/webapi/banner/list',
  '/webapi/banner/zh_TW/list',
  '/webapi/bannerzh_TW/list',
  '/webapi/banner/zh-tw/list',
])('GET %s answers the banners', async (path) => {
  const { body } = await get(path);
  expect(body.result).toHaveLength(3);
  expect(body.result[0].links[0]).toEqual({ text: '申請免費試用', link: '/zh-tw/free_open' });
});

test.each([
  ['/webapi/menu/zh_TW/cocloud.example/building/check', true],
  ['/webapi/menu//zh-tw/cocloud.example/building/check', true],
  ['/webapi/menu/en/cocloud.example/nothing/check', false],
  ['/webapi/menu/en/cocloud.example/%E6%96%B0%E8%81%9E/check', false],
])('GET %s answers %s', async (path, result) => {
  expect((await get(path)).body).toEqual({ code: 0, message: 'ok', result, errors: [] });
});

test('GET /webapi/domain/info', async () => {
  const { body } = await get('/webapi/domain/info?domain=hk.cocloud.example');
  expect(Object.keys(body.result).sort()).toEqual(['address1', 'address2', 'emailAddress', 'telphone']);
});

test.each([
  ['/webapi/nothing', 404],
  ['/webapi', 404],
  ['/webapi/menu/klingon/menuList', 404],
  ['/webapi/menu/en/cocloud.example/check', 404],
  ['/webapi/menu/en/cocloud.example/%E0%A4%A/check', 400],
])('GET %s is refused as JSON with %i', async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ code: status, message: expect.any(String), result: null, errors: [] });
});

test.each(['post', 'put', 'delete', 'patch'] as const)('%s is not allowed', async (method) => {
  const response = await request(app)[method]('/webapi/menu/en/menuList');
  expect(response.status).toBe(405);
  expect(response.headers['allow']).toBe('GET, HEAD');
  expect(response.body).toEqual({ code: 405, message: expect.any(String), result: null, errors: [] });
});

test.each(['/webapi/website/configuration', '/webapi/nothing', '/webapi/openapi.json'])(
  '%s is never stored and never shown as a page',
  async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  },
);

test('a back end without an answer gives 503 with Retry-After', async () => {
  const silent = apiOf({
    ...backend,
    check: () => Promise.reject(new NeighbourFault('unreachable', 'The back end does not answer check')),
  });
  const response = await request(silent).get('/webapi/menu/en/cocloud.example/building/check');
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.body).toMatchObject({ code: 503, result: null });
});

test('/webapi/openapi.json describes every call', async () => {
  const { body } = await get('/webapi/openapi.json');
  const operations = Object.values<{ get?: { operationId: string } }>(body.paths).map((path) => path.get?.operationId);
  expect(operations).toEqual(expect.arrayContaining([...callNames]));
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/webapi/menu/{dir}/menuList', '/webapi/menu/menuList']),
  );
  const answer = body.paths['/webapi/domain/info'].get.responses['200'].content['application/json'].schema;
  expect(answer.properties.result.properties).toHaveProperty('telphone');
});
