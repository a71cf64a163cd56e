// Row 29: anything may throw during a render, at once or later: the visitor gets the page without that piece, or the
// error page in their language; neither is cached.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { loadBuild, type Build } from '../../../src/server/render/build.ts';
import { root, startApp } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { elementText, headOf } from '../../support/html.ts';

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
type How = 'rejects' | 'throws' | 'rejects late';
/** Parts of the build's output; `depth`: how many property reads succeed before one throws. */
type Drawn = 'charts' | 'plates' | 'covers' | 'pictures' | 'cards' | 'styles';
type Point = { name: string } & ({ calls: readonly Call[]; how: How } | { drawn: Drawn; depth: number });

const calls: readonly Call[] = ['menuList', 'languageList', 'domainInfo', 'banners'];
const drawn: readonly Drawn[] = ['charts', 'plates', 'covers', 'pictures', 'cards', 'styles'];
const hows: readonly How[] = ['rejects', 'throws', 'rejects late'];
const points: readonly Point[] = [
  ...hows.flatMap((how) => calls.map((call) => ({ name: `${call} ${how}`, calls: [call], how }))),
  { name: 'the whole back end rejects', calls, how: 'rejects' },
  ...drawn.flatMap((each) => [0, 1, 2].map((depth) => ({ name: `${each} at depth ${depth}`, drawn: each, depth }))),
];

let isBroken = false;

/** An async function of this context: code loaded here does not recognise promises from the timers' context. */
async function failLater(ms: number): Promise<never> {
  await pause(ms);
  throw new Error(secret);
}

function fail(how: How): Promise<never> {
  if (how === 'throws') throw new Error(secret);
  return failLater(how === 'rejects late' ? 60 : 0);
}

function backendAt(point: Point, whole: Backend): Backend {
  if (!('calls' in point)) return whole;
  const made = { ...whole };
  for (const call of point.calls) {
    const works = whole[call] as (...question: unknown[]) => Promise<never>;
    made[call] = (...question: unknown[]) => (isBroken ? fail(point.how) : works(...question));
  }
  return made;
}

function trapped<T>(value: T, depth: number): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      if (isBroken && depth === 0) throw new Error(secret);
      return trapped(Reflect.get(target, name) as unknown, depth - 1);
    },
  });
}

function buildAt(point: Point, whole: Build): Build {
  if ('calls' in point) return whole;
  const { manifest } = whole;
  const set = <T>(name: Drawn, value: T): T => (name === point.drawn ? trapped(value, point.depth) : value);
  return {
    ...whole,
    charts: set('charts', whole.charts),
    plates: set('plates', whole.plates),
    cards: set('cards', whole.cards),
    styles: set('styles', whole.styles),
    manifest: { ...manifest, covers: set('covers', manifest.covers), pictures: set('pictures', manifest.pictures) },
  };
}

test(
  'what throws',
  async () => {
    const [backend, build] = [await embeddedBackend(), loadBuild(path.join(root, 'dist'))];
    const wanted = counts(6, 100);
    const tried = points.filter((_, at) => at % counts(4, 1) === 0);
    const wrong: string[] = [];
    let failed = 0;
    for (const point of tried) {
      const site = await startApp({ replaced: { backend: backendAt(point, backend), build: buildAt(point, build) } });
      isBroken = true;
      for (let round = 0; round < wanted; round += 1) {
        const [address, lang] = pages[round % pages.length] ?? pages[0];
        const { status, text, headers } = await site.get(address);
        if (status === 500) failed += 1;
        const isNoted = status === 200 || (status === 500 && String(headers['cache-control']).includes('no-store'));
        const isWhole =
          headOf(text).lang === lang && elementText(text, 'h1').length > 1 && text.trimEnd().endsWith('</html>');
        const leaks = text.includes(secret) || /\n\s+at |\.tsx?:\d/.test(text);
        if (!isNoted || !isWhole || leaks) wrong.push(`${point.name}, ${address}: ${status}${leaks ? ' leaks' : ''}`);
      }
      isBroken = false;
      for (const [address] of pages) {
        const { status, text } = await site.get(address);
        const again = await site.get(address);
        // A page without a piece may be shown until it is fresh again, but an error page must not be.
        if (status !== 200 || again.status !== 200 || elementText(text, 'h1').length <= 1)
          wrong.push(`${point.name}, ${address} afterwards: ${status}`);
      }
      await site.close();
    }
    report({
      row: 29,
      fault: 'something throws while a page is made',
      promise: 'the page without it, or the error page in its language; nothing shown of the inside, never kept',
      count: `${tried.length} points × ${wanted}`,
      result: `${failed} error pages, ${wrong.length} wrong`,
      lost: wrong.length,
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(failed).toBeGreaterThan(0);
  },
  faultTimeoutMs,
);
