// Row 29: whatever throws while a page is made, at once or late: the page without that piece or the error page in its language; never kept.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../../src/server/backend/Backend.ts';
import { loadTexts, type Resources, type Texts } from '../../src/server/i18n/texts.ts';
import { root, startApp } from '../support/app.ts';
import { embeddedBackend } from '../support/backendParts.ts';
import { clientOf } from '../support/client.ts';
import { counts, faultTimeoutMs, report } from '../support/faults.ts';
import { headOf } from '../support/html.ts';

const secret = 'secret-of-the-inside';
const pages = [
  ['/en', 'en'],
  ['/zh-tw/cdn', 'zh-TW'],
  ['/jp/contact_us', 'ja'],
  ['/pt/sms', 'pt'],
  ['/zh/blog', 'zh-CN'],
  ['/en/FAQ?q=cdn', 'en'],
] as const;

type Call = Exclude<keyof Backend, 'check' | 'configuration'>;
type Point = { name: string; calls?: readonly Call[]; how?: 'rejects' | 'throws' | 'rejects late'; namespace?: string };

const calls: readonly Call[] = ['menuList', 'languageList', 'domainInfo', 'banners'];
const namespaces = ['layout', 'menu', 'home', 'cdn', 'forms', 'contactUs', 'sms', 'blog', 'faq', 'navigation'];
const points: readonly Point[] = [
  ...(['rejects', 'throws', 'rejects late'] as const).flatMap((how) =>
    calls.map((call) => ({ name: `${call} ${how}`, calls: [call], how })),
  ),
  { name: 'the whole back end rejects', calls, how: 'rejects' },
  ...namespaces.map((namespace) => ({ name: `the texts of ${namespace}`, namespace })),
];

let isBroken = false;

function fail(how: Point['how']): Promise<never> {
  if (how === 'throws') throw new Error(secret);
  return pause(how === 'rejects late' ? 60 : 0).then(() => Promise.reject(new Error(secret)));
}

function backendAt({ calls: broken = [], how }: Point, whole: Backend): Backend {
  const made = { ...whole };
  for (const call of broken) {
    const works = whole[call] as (...question: unknown[]) => Promise<never>;
    made[call] = (...question: unknown[]) => (isBroken ? fail(how) : works(...question));
  }
  return made;
}

const textsAt = ({ namespace }: Point, whole: Texts): Texts => ({
  ...whole,
  of: (locale) => (asked) => {
    const t = whole.of(locale)(asked);
    if (asked !== namespace) return t;
    return (...words) => {
      if (isBroken) throw new Error(secret);
      return t(...words);
    };
  },
});

test(
  'what throws',
  async () => {
    const resources = JSON.parse(readFileSync(path.join(root, 'dist/texts.json'), 'utf8')) as Resources;
    const [backend, texts] = [await embeddedBackend(), await loadTexts(resources)];
    const wanted = counts(12, 100);
    const wrong: string[] = [];
    let failed = 0;
    for (const point of points) {
      const app = await startApp({ replaced: { backend: backendAt(point, backend), texts: textsAt(point, texts) } });
      const site = clientOf(app.base);
      isBroken = true;
      for (let round = 0; round < wanted; round += 1) {
        const [address, lang] = pages[round % pages.length] ?? pages[0];
        const { status, text, headers } = await site.get(address);
        if (status === 500) failed += 1;
        const isNoted = status === 200 || (status === 500 && String(headers['cache-control']).includes('no-store'));
        const isWhole = headOf(text).lang === lang && /<h1[^>]*>[^<]/.test(text) && text.trimEnd().endsWith('</html>');
        const leaks = text.includes(secret) || /\n\s+at |\.tsx?:\d/.test(text);
        if (!isNoted || !isWhole || leaks) wrong.push(`${point.name}, ${address}: ${status}${leaks ? ' leaks' : ''}`);
      }
      isBroken = false;
      for (const [address] of pages) {
        const { status, text } = await site.get(address);
        const again = await site.get(address);
        // A page that was made without a piece may be shown until it is fresh again, but no error page.
        if (status !== 200 || again.status !== 200 || !/<h1/.test(text))
          wrong.push(`${point.name}, ${address} afterwards: ${status}`);
      }
      await app.close();
    }
    report({
      row: 29,
      fault: 'something throws while a page is made',
      promise: 'the page without it, or the error page in its language; nothing shown of the inside, never kept',
      count: `${points.length} points × ${wanted}`,
      result: `${failed} error pages, ${wrong.length} wrong`,
      lost: wrong.length,
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(failed).toBeGreaterThan(0);
  },
  faultTimeoutMs,
);
