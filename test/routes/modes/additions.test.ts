// Carries out the additions of CONTRIBUTING.md in a copy of the project: no other file changes, and it compiles, builds
// and answers.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addBanners, addField, addLivePart, addLocale, addPage, addPrice } from '../../support/additions.ts';
import { inside, root } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { Trial } from '../../support/Trial.ts';

let folder: string;
let site: ServerProcess;

const parts = ['src', 'scripts', 'locales', 'content', 'test', 'bench', 'deploy'];
/** Kept from an earlier build, as in any working folder. */
const cards = '.cache/cards';
const files = ['package.json', 'tsconfig.json', 'babel.config.json', 'webpack.config.ts'];

const page = new Trial(() => folder);
const locale = new Trial(() => folder);
const field = new Trial(() => folder);
const live = new Trial(() => folder);
const price = new Trial(() => folder);
const banner = new Trial(() => folder);

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } });

inside('in a copy of the project', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'additions-'));
    for (const name of [...parts, ...files])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    // Cards already drawn by the project's own build; those of the new language and page are still missing.
    if (existsSync(path.join(root, cards)))
      cpSync(path.join(root, cards), path.join(folder, cards), { recursive: true });
    addPage(page);
    addLivePart(live);
    addField(field);
    addPrice(price);
    addBanners(banner);
    addLocale(locale, folder);
    const compiled = run('node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false');
    expect(compiled.stdout).toBe('');
    const built = run('scripts/build.ts');
    // Warnings about the owner's empty settings are no fault of the additions.
    const faults = built.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('build: WARNING'));
    expect([built.status, faults]).toEqual([0, []]);
    site = await startServer({ folder });
    // Types, a build and a start: on a quiet machine a minute and a half.
  }, 900_000);
  afterAll(async () => {
    await site?.stop();
    if (folder && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  });

  const get = async (address: string) => {
    const answer = await fetch(site.base + address, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };

  test('a page with a parameter: its row, its folder, its texts', async () => {
    const shown = await get('/en/orders/123456');
    expect([shown.status, shown.text.includes('Order 123456')]).toEqual([200, true]);
    expect((await get('/en/orders/abc')).status).not.toBe(200);
    expect(page.counts()).toEqual([8, 60]);
  });

  test('a live part with data: its two files, its place on a page, its namespace', async () => {
    const { text } = await get('/en/orders/123456');
    expect(text).toMatch(/<button type="button">Order.{0,20}\d+<\/button>/);
    expect(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1]).toContain('PriceCountLive');
    expect(live.counts()).toEqual([4, 29]);
  });

  test('a field of a form: its line, and its words in each language', async () => {
    expect((await get('/en/contact_us')).text).toMatch(/<select[^>]*name="budget"/);
    const sent = await site.post(
      '/en/contact_us',
      entriesFor('contactUs', 'en', { budget: 'large' }),
      'application/json',
    );
    expect(await sent.json()).toMatchObject({ code: 0 });
    expect(field.counts()).toEqual([6, 11]);
  });

  test('a price: its row, and its name in each language', async () => {
    expect((await get('/en/server')).text).toMatch(/Dwarf[\s\S]*US\$9\.50/);
    expect((await get('/data/prices/servers.csv')).text).toContain('s9.dwarf');
    expect(price.counts()).toEqual([6, 6]);
  });

  test('a banner: its row and its words, until its last day', async () => {
    const { text } = await get('/en');
    expect([text.includes('Bannercoming'), text.includes('Bannergone')]).toEqual([true, false]);
    expect(banner.counts()).toEqual([6, 18]);
  });

  test('nothing is missing in the project itself', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/missing.ts'], { cwd: root, encoding: 'utf8' });
    expect([status, stdout.split('\n').filter((line) => line !== '' && !line.endsWith('(optional)'))]).toEqual([
      0,
      ['Nothing is missing.'],
    ]);
  });

  test('a language: its row and its folder', async () => {
    const home = await get('/ko');
    expect([home.status, /<html[^>]*lang="ko"/.test(home.text)]).toEqual([200, true]);
    expect(home.text).toContain('/assets/night-ko.');
    for (const address of ['/ko/contact_us', '/ko/partner', '/ko/FAQ?q=tax', '/ko/blog', '/ko/orders/123456'])
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    expect((await get('/en')).text).toContain('한국어');
    expect((await get('/sitemap.xml')).status).toBe(200);
    expect(locale.counts()).toEqual([2, 15]);
    const missing = run('scripts/missing.ts', 'ko').stdout.trim().split('\n');
    const namedByStaff = /content\/(site|tags)\.yaml/;
    expect(missing.filter((line) => !line.endsWith('(optional)') && !namedByStaff.test(line))).toEqual([]);
    expect(missing.some((line) => namedByStaff.test(line))).toBe(true);
  });
});
