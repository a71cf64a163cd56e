// Starts the Chromium that npm brought: unpacked once into .cache/chromium, with the libraries a bare machine lacks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { root } from './app.ts';

const packed = path.join(root, 'node_modules/@sparticuz/chromium');

/** The package's own extractor writes into the folder for temporary files, so it gets one of ours to call that. */
const unpackScript = `
  import { inflate } from '@sparticuz/chromium';
  for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(process.argv[1] + '/' + name);
`;

function unpacked(): string {
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, '.cache/chromium', version);
  if (existsSync(path.join(folder, 'chromium'))) return folder;
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  execFileSync(process.execPath, ['--input-type=module', '-e', unpackScript, path.join(packed, 'bin')], {
    cwd: root,
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was quicker.
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
}

/** The package's own list of font folders names none that is here, and without any font pages crash. */
function fontsFile(folder: string): string {
  const file = path.join(folder, `fonts.${process.pid}.conf`);
  const fonts = `<dir>${path.join(folder, 'fonts/fonts')}</dir>`;
  const cache = `<cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${fonts}${cache}</fontconfig>`);
  return file;
}

const flags = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/** A Chromium that lays pages out and never draws them, for what is only measured: a quarter less work. No frame comes, so nothing can wait for one. */
export const undrawn: readonly string[] = ['--disable-threaded-compositing'];

export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const folder = unpacked();
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: [...flags, ...more],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: fontsFile(folder),
      HOME: folder,
    },
  });
}

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A fresh visitor, with everything the browser complained about. */
export async function newVisit(browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: base, viewport: desk, locale: 'zh-TW', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Once the browser has nothing more to do: effects have run, and what they changed has been painted. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** From now on no script reaches the page until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

type Watching = Window & { shifted: () => number };

/** Adds up what shifts on the pages that this visitor opens from now on; answers the sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (window as unknown as Watching).shifted());
}

/** Keeps the visitor on a page that leads on by itself (404, mail): a busy machine may need longer than it waits. */
export const stayHere = (page: Page) => page.route(/\/(404|en)$/, (route) => route.fulfill({ status: 204 }));

/** One page of each kind of content, and the frame's three layouts. */
export const families = [
  '/en',
  '/zh-tw',
  '/en/cdn',
  '/jp/coflyer',
  '/zh/privacy',
  '/pt/blog',
  '/zh-tw/blog/cdn-decimal-tb',
  '/en/contact_us',
  '/en/free_open',
  '/jp/register',
  '/en/login',
  '/pt/FAQ',
  '/zh-tw/awsproduct',
  '/zh-tw/promotion002',
  '/en/404',
  '/zh/error',
  '/en/compile',
  '/en/c0c10d2025f7',
  '/en/mailto/a@example.com',
  '/jp?dialog=login',
];
