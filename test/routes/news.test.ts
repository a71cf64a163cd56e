// Addresses of articles and their lists: one canonical form each, categories, pages, searches, untranslated articles.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, startApp, type App } from '../support/app.ts';
import { clientOf, mainHost, type Client } from '../support/client.ts';
import { headOf, tagsOf } from '../support/html.ts';
import { prefixes } from '../support/pageSets.ts';

const origin = `https://${mainHost}`;
const articles = readdirSync(path.join(root, 'content/news'));
let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp();
  site = clientOf(app.base);
});
afterAll(() => app.close());

describe.each(prefixes)('/%s', (prefix) => {
  test.each(['blog', 'cloud-news'])('the list %s in both slash forms', async (list) => {
    for (const form of [`/${prefix}/${list}`, `/${prefix}/${list}/`]) {
      const { status, text } = await site.get(form);
      expect(status).toBe(200);
      expect(tagsOf(text, 'h1')).toHaveLength(1);
      expect(headOf(text).canonical).toBe(`${origin}/${prefix}/${list}`);
    }
  });

  test('every article under both lists, with one canonical address', async () => {
    for (const id of articles) {
      const canonicals = new Set<string | undefined>();
      for (const form of [`/${prefix}/blog/${id}`, `/${prefix}/blog/${id}/`, `/${prefix}/cloud-news/${id}`]) {
        const { status, text } = await site.get(form);
        expect([form, status]).toEqual([form, 200]);
        expect(tagsOf(text, 'h1')).toHaveLength(1);
        const { canonical, robots, alternates } = headOf(text);
        canonicals.add(canonical);
        if (robots) expect(alternates).toEqual([]);
        else expect(alternates.map(({ href }) => href)).toContain(`${origin}/${prefix}/blog/${id}`);
      }
      expect(canonicals.size).toBe(1);
    }
  });
});

test('a category in the address filters the list, a wrong one moves', async () => {
  for (const category of ['cloud-news', 'company']) {
    expect((await site.get(`/en/blog/${category}`)).status).toBe(200);
  }
  for (const id of articles) {
    const answers = await Promise.all(
      ['cloud-news', 'company'].map((category) => site.get(`/en/blog/${category}/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 301]);
    const moved = answers.find(({ status }) => status === 301);
    expect((await site.get(String(moved?.headers['location']))).status).toBe(200);
  }
});

test.each([
  '/en/blog/no-such',
  '/en/cloud-news/no-such/',
  '/en/blog/company/no-such',
  '/en/blog/a/b/c',
  '/en/blog/__proto__',
  '/en/blog/..%2f..%2fetc',
])('%s is the 404 page', async (address) => {
  expect((await site.get(address)).status).toBe(404);
});

test('searches are followed but not listed; pages are their own address', async () => {
  const searched = headOf((await site.get('/en/blog?q=cdn')).text);
  expect(searched.robots).toBe('noindex,follow');
  expect(searched.canonical).toBe(`${origin}/en/blog`);
  expect(headOf((await site.get('/en/blog?sort=oldest&utm=1')).text).canonical).toBe(`${origin}/en/blog`);
  expect(headOf((await site.get('/en/blog?page=1')).text).canonical).toBe(`${origin}/en/blog`);
});

test.each([
  '?page=999',
  '?page=-1',
  '?page=abc',
  '?page=1e9',
  '?sort=evil',
  '?cat=evil',
  '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '?q=a&q=b',
  '?q[]=a',
])('the list with %s stands', async (query) => {
  const { status, text } = await site.get(`/en/blog${query}`);
  expect([200, 404]).toContain(status);
  expect(text).not.toContain('<script>alert');
});
