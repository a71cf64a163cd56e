// Rows and columns: labels and fields, heads of folded tables, distances between sections, headlines of articles, words at the margin.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../support/backendParts.ts';
import { startApp, uncached } from '../../support/app.ts';
import { desk, phone, undrawn } from '../../support/browser.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }), undrawn);

test('a field is below its label, and both have the same width', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: desk });
  const wrong: unknown[] = [];
  // The field for the sum is deliberately as short as its answer.
  for (const path of ['/zh/contact_us', '/en/cooperation', '/jp/login', '/pt/free_open', '/en/sms']) {
    await page.goto(path);
    const labels = page.locator(
      'main :has(> label):has(> :is(input, select, textarea):not([type=checkbox], [type=radio])):not(:has(> [name=humanAnswer]))',
    );
    const fields = await labels.evaluateAll((all) =>
      all.map((field) => {
        const label = field.querySelector('label')?.getBoundingClientRect();
        const control = field.querySelector('input, select, textarea')?.getBoundingClientRect();
        const { width } = field.getBoundingClientRect();
        return { below: (control?.top ?? 0) >= (label?.bottom ?? 0), left: width - (control?.width ?? 0) };
      }),
    );
    if (fields.length === 0) wrong.push({ path, none: true });
    wrong.push(...fields.filter(({ below, left }) => !below || left > 1).map((field) => ({ path, ...field })));
  }
  expect(wrong).toEqual([]);
  await close();
});

test('on a phone the cells of a folded table form one column beside their heads', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/en/cloudflare');
  const starts = await page.locator('#path td').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().left - cell.getBoundingClientRect().left);
    }),
  );
  expect(starts.length).toBeGreaterThan(5);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeGreaterThan(100);
  await close();
});

/** Runs in the browser: words of a plan in several lines. */
const brokenWords = () =>
  [...document.querySelectorAll('#moving :is(ol h3, ul li > span:last-child)')].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [words.textContent] : [];
  });

test('each step and each target of a plan is in one line', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const broken: unknown[] = [];
  for (const prefix of ['en', 'zh-tw', 'pt', 'jp']) {
    await page.goto(`/${prefix}/azureCloud`, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('#moving :is(ol h3, ul li > span:last-child)').count()).toBe(8);
    for (const width of [320, 390, 768, 1000, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      broken.push(...(await page.evaluate(brokenWords)).map((words) => ({ prefix, width, words })));
    }
  }
  expect(broken).toEqual([]);
  await close();
});

test('sections with the same background are closer together than at a change of background', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: desk });
  await page.goto('/en/aws-service');
  const paddingOf = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => parseFloat(getComputedStyle(section).paddingTop));
  expect(await paddingOf('questions')).toBeLessThan((await paddingOf('cases')) / 2);
  await close();
});

/** Runs in the browser: the lines of the page's headline. */
const headlineLines = () => {
  const walker = document.createTreeWalker(document.querySelector('h1') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = new Map<number, string>();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
    for (const [at, letter] of [...node.data].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      if (letter.trim()) lines.set(top, (lines.get(top) ?? '') + letter);
    }
  return [...lines.values()];
};

test('no headline of a Chinese article leaves one character or mark alone on a line of a phone', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  await page.setViewportSize(phone);
  const alone: string[] = [];
  let lines = 0;
  for (const prefix of ['zh', 'zh-tw'])
    for (const id of readdirSync(path.join(contentDir, 'news'))) {
      await page.goto(`/${prefix}/blog/${id}`, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(headlineLines);
      lines += found.length;
      alone.push(...found.filter((line) => Array.from(line.replaceAll(/[\u2060\u200b]/g, '')).length === 1));
    }
  await close();
  expect(lines).toBeGreaterThan(60);
  expect(alone).toEqual([]);
});

/** Runs in the browser: the links of a hero that leave its ground, or touch the line that leads on from it. */
const strayLinks = () => {
  const stage = document.querySelector('.hero[data-hero=field] .stage');
  const line = stage?.querySelector('svg.wide .hero-join')?.getBoundingClientRect();
  return [...(stage?.querySelectorAll('.acts > a') ?? [])].map((link) => {
    const { bottom, right } = link.getBoundingClientRect();
    return bottom > (stage?.getBoundingClientRect().bottom ?? 0) || right > (line?.left ?? innerWidth) - 8;
  });
};

test('on small desks the links of a hero by night stay on the night, beside its line', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const wrong: unknown[] = [];
  let links = 0;
  for (const language of ['en', 'zh', 'zh-tw', 'pt', 'jp'])
    for (const name of ['EdgeNext', 'coshield', 'database', 'ddos', 'cloud.cdn', 'cloudIntegration']) {
      await page.goto(`/${language}/${name}`, { waitUntil: 'domcontentloaded' });
      for (const width of [1000, 1100, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const strays = await page.evaluate(strayLinks);
        links += strays.length;
        if (strays.includes(true)) wrong.push({ language, name, width, strays });
      }
    }
  expect(links).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
  await close();
});

test('on a phone the words of stairs end at the margin of the page', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
  const rights: number[] = [];
  for (const path of ['/pt/sms', '/en/sms', '/jp/cdn']) {
    await page.goto(path);
    rights.push(
      ...(await page
        .locator('.hero svg.tall text')
        .evaluateAll((all) => all.map((words) => innerWidth - words.getBoundingClientRect().right))),
    );
  }
  expect(rights.length).toBeGreaterThan(30);
  expect(rights.filter((left) => left < 15)).toEqual([]);
  await close();
});

test.each(['/en/sms', '/en/server', '/jp/sms'])(
  'on a phone the buttons below a result on %s are equally wide and high',
  async (path) => {
    const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
    await page.goto(path);
    const sizes = await page.locator('#result :is(a, button)').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, width, height } = button.getBoundingClientRect();
        return { top, size: [width, height].map(Math.round).join(' × ') };
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    // Buttons that have room beside each other are as wide as their words.
    if (new Set(sizes.map(({ top }) => top)).size > 1) expect(new Set(sizes.map(({ size }) => size)).size).toBe(1);
    await close();
  },
);

test('the button in the Japanese header is in one line', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const broken: string[] = [];
  for (const path of ['/jp/aliCloud', '/jp/tencentCloud', '/jp/partner', '/jp/database', '/jp/sms']) {
    await page.goto(path);
    const lines = await page
      .locator('header a[href="#form"]')
      .filter({ visible: true })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    if (lines.length !== 1 || lines[0] !== 1) broken.push(`${path}: ${lines.join(' ')}`);
  }
  expect(broken).toEqual([]);
  await close();
});
