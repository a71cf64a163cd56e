// Errors during a render: the error page with 500 in the visitor's language, and a bare page when that fails too.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { inside, startApp, type App } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { elementText, headOf, tagsOf, textOf } from '../../support/html.ts';
import { onAWorkday } from '../../support/taipei.ts';

const secret = 'secret-of-the-inside';

/**
 * As many of the next requests for contacts get an unreadable value; a back end that merely fails would be replaced by
 * our own content.
 */
type Faults = { left: number };

async function failing(faults: Faults): Promise<Backend> {
  const embedded = await embeddedBackend();
  return {
    ...embedded,
    domainInfo: async (locale, host) => {
      faults.left -= 1;
      const info = await embedded.domainInfo(locale, host);
      if (faults.left < 0) return info;
      return Object.defineProperty({ ...info }, 'telphone', {
        get: () => {
          throw new Error(secret);
        },
      });
    },
  };
}

const withFaults = async (left: number, env: Record<string, string> = {}): Promise<App & { faults: Faults }> => {
  const faults = { left };
  return { ...(await startApp({ env, replaced: { backend: await failing(faults) } })), faults };
};

inside('a fault', () => {
  test.each([
    ['/en/cdn', 'en'],
    ['/jp', 'ja'],
    ['/cdn', 'zh-TW'],
  ])('on %s: the error page, 500, not cached, no internals shown', async (path, lang) => {
    const site = await withFaults(1);
    const { status, text, headers } = await site.get(path);
    expect([status, headOf(text).lang, headOf(text).robots]).toEqual([500, lang, 'noindex']);
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\n\s+at /);
    expect(headers['cache-control']).toContain('no-store');
    expect((await site.get(path)).status).toBe(200);
    await site.close();
  });

  test('the visitor is told the request’s number and a phone; at its own address the page has no number', async () => {
    const site = await withFaults(1);
    const { text, headers } = await site.get('/en/cdn');
    const numbered = textOf(text).includes(`Request number ${String(headers['x-request-id'])}`);
    expect([numbered, text.includes('href="tel:')]).toEqual([true, true]);
    expect(textOf((await site.get('/en/error')).text)).not.toContain('Request number');
    await site.close();
  });

  test('each visitor is told the number of their own request, also at the same address', async () => {
    const site = await withFaults(0);
    for (const address of ['/en/cdn', '/en/cdn', '/en/cdn?cur=twd', '/en/cdn']) {
      site.faults.left = 1;
      const { text, headers } = await site.get(address);
      expect(/Request number (\S+)/.exec(textOf(text))?.[1]).toBe(headers['x-request-id']);
    }
    await site.close();
  });

  test('a fault in the error page, too, gives the bare page with a link home', async () => {
    const site = await withFaults(Infinity);
    for (const [path, home, lang] of [
      ['/en/cdn', '/en', 'en'],
      ['/zh-tw/cdn', '/', 'zh-TW'],
    ] as const) {
      const { status, text, headers } = await site.get(path);
      expect([status, headOf(text).lang]).toEqual([500, lang]);
      expect(tagsOf(text, 'a').map(({ href }) => href)).toEqual([home]);
      expect(text).not.toContain(secret);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toContain('no-store');
      if (lang === 'en') {
        expect(elementText(text, 'h1')).toBe('An error occurred while showing the error page');
        expect(textOf(text)).toContain('Go back to home');
      }
    }
    await site.close();
  });

  test('details are shown in development only', async () => {
    const site = await withFaults(Infinity, { NODE_ENV: 'development' });
    const { text } = await site.get('/en/cdn');
    expect(text).toContain(secret);
    await site.close();
  });

  test('whatever call of the back end fails, our own content is shown', async () => {
    const fail = () => Promise.reject(new Error(secret));
    const embedded = await embeddedBackend();
    const failed = { menuList: fail, languageList: fail, banners: fail, domainInfo: fail };
    const site = await startApp({ replaced: { backend: { ...embedded, ...failed }, clock: onAWorkday } });
    const sound = await startApp({ replaced: { backend: embedded, clock: onAWorkday } });
    const [ours, theirs] = [await site.get('/en'), await sound.get('/en')];
    expect(ours.status).toBe(200);
    const place = /http:\/\/127\.0\.0\.1:\d+/g;
    expect(ours.text.replace(place, '')).toBe(theirs.text.replace(place, ''));
    const told = site.logged.filter(({ event }) => event === 'need.failed').map(({ fields }) => fields);
    expect(told.map((fields) => (fields as { need: string }).need).toSorted()).toEqual([
      'banners',
      'domainInfo',
      'languages',
      'menu',
      'menuEntries',
      'slides',
    ]);
    await site.close();
    await sound.close();
  });

  test('two hundred visitors at once cause one render', async () => {
    const embedded = await embeddedBackend();
    let asked = 0;
    const banners: Backend['banners'] = (...question) => {
      asked += 1;
      return embedded.banners(...question);
    };
    const site = await startApp({ replaced: { backend: { ...embedded, banners }, clock: onAWorkday } });
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/en')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1);
    expect(asked).toBe(1);
    await site.close();
  });
});

inside('who asks for JSON gets JSON, also when something is wrong', () => {
  const json = { Accept: 'application/json' };

  test.each([
    ['/en/no-such-page/deeper', 404],
    ['/en/cdn%E0%A4%A', 400],
    ['/jp/blog/there-is-no-such-article', 404],
  ])('%s: %i', async (path, status) => {
    const site = await startApp();
    const answer = await site.get(path, json);
    await site.close();
    expect([answer.status, answer.body.code, answer.body.result, answer.body.errors]).toEqual([
      status,
      status,
      null,
      [],
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('a fault of ours, and one while showing it', async () => {
    for (const times of [1, Infinity]) {
      const site = await withFaults(times);
      const answer = await site.get('/en/cdn', json);
      await site.close();
      expect([answer.status, answer.body.code]).toEqual([500, 500]);
      expect(answer.text).not.toContain(secret);
    }
  });

  test('a body that cannot be read', async () => {
    const site = await startApp();
    const answer = await site.post('/en/contact_us', json).type('application/json').send('{"a":');
    await site.close();
    expect([answer.status, answer.body.code]).toEqual([400, 400]);
    expect(site.logged.filter(({ event }) => event === 'failed')).toEqual([]);
  });
});
