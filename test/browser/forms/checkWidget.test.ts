// CAPTCHA=turnstile and recaptcha in a real browser, with a local stand-in for the service: script, frame and verdict.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { inside } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { desk, hydrated, settled, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startCheckService, type FakeService } from '../../support/checkService.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { proven } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const path = '/zh-tw/gcp-service';

async function fill(page: Page, company: string): Promise<void> {
  const entries = entriesFor('consult', 'zh_TW', { company });
  for (const name of ['name', 'phone', 'email', 'country', 'company', 'message']) {
    const field = page.locator(`main form [name=${name}]`);
    if (await field.count()) await field.fill(String(entries[name]));
  }
}

inside.each(['turnstile', 'recaptcha'] as const)('with the widget of %s', (kind) => {
  let service: FakeService;
  let ahead = 0;
  const { site, newVisit } = siteInBrowser(async () => {
    service = await startCheckService();
    const env = { CAPTCHA: `${kind}:site-key:secret`, TRUST_PROXY: 'true' };
    const clock = () => Date.now() + ahead;
    return startFormSite({ env, replaced: { checkServices: service.services, clock } });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.asked.length = 0;
    service.judged.length = 0;
    service.state.noScript = false;
    service.state.noVerdict = false;
  });
  const sent = async (company: string) => (await site.leads()).filter(({ values }) => values['company'] === company);
  async function sum(page: Page): Promise<void> {
    const text = (await page.textContent('label:has(+ [name=humanAnswer])')) ?? '';
    const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
    // The server does not believe an answer that comes too quickly.
    ahead += 3_100;
    await page.fill('[name=humanAnswer]', String(a + b));
  }
  const proof = (page: Page) => page.inputValue('[name=humanProof]');
  const widgetOf = (page: Page) => page.locator('[aria-labelledby=f-slider-l][role=group]');
  const buttonOf = (page: Page) => widgetOf(page).frameLocator('iframe').locator('button');

  /** Each address may use the common sum of the hour once; then it gets a sum of its own. */
  const visitFrom = (address: string, options: BrowserContextOptions = {}) =>
    newVisit({ extraHTTPHeaders: { 'X-Forwarded-For': address }, ...options });

  test('without script the sum is enough for one press, and the service is never asked', async () => {
    const { page, close } = await visitFrom('203.0.113.1', { javaScriptEnabled: false });
    await page.goto(path);
    expect(await widgetOf(page).isVisible()).toBe(false);
    await fill(page, 'Without script');
    await sum(page);
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await sent('Without script')).toHaveLength(1);
    expect(service.asked).toEqual([]);
    await close();
  });

  test('it loads with the first touch, works by keyboard, and the service judges its token', async () => {
    const { page, complaints, close } = await newVisit();
    await page.goto(path);
    await hydrated(page);
    // A form that is seen is live, but not touched yet.
    await page.locator('main form [name=name]').scrollIntoViewIfNeeded();
    await taken(page.locator('main form [name=name]'));
    await settled(page);
    expect(service.asked).toEqual([]);
    await page.focus('main form [name=name]');
    // Tab passes a frame whose document has not arrived.
    await buttonOf(page).waitFor();
    expect(service.asked[0]).toMatch(kind === 'recaptcha' ? /explicit&hl=zh-TW$/ : /explicit$/);
    expect(service.asked.join(' ')).toContain('sitekey=site-key');
    await fill(page, 'By keys');

    await page.click('[name=send]');
    await page.waitForSelector('#answer a[href="#f-slider"]');
    await page.focus('#answer a[href="#f-slider"]');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'f-slider');
    await page.keyboard.press('Tab');
    // The frame has its own process, which learns of the focus later.
    await eventually(() => buttonOf(page).evaluate((it) => document.hasFocus() && it === document.activeElement), true);
    await page.keyboard.press('Enter');
    await proven(page);
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await sent('By keys')).toHaveLength(1);
    expect(service.judged.map((one) => one.get('secret'))).toEqual(['secret']);
    expect(service.judged[0]?.get('response')).toMatch(/^[0-9a-f-]{36}$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('it also works after following a link within the site', async () => {
    const { page, complaints, close } = await newVisit();
    await page.goto('/zh-tw');
    await hydrated(page);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = to;
      document.querySelector('main')?.prepend(link);
    }, path);
    await page.click(`main a[href="${path}"]`);
    // A page that allows the service is loaded whole.
    await page.waitForURL(`**${path}`);
    await hydrated(page);
    await page.focus('main form [name=name]');
    await buttonOf(page).click();
    await proven(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('axe finds nothing, on a narrow screen too', async () => {
    const { page, close } = await newVisit({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await page.focus('main form [name=name]');
    await buttonOf(page).waitFor();
    for (const viewport of [desk, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      expect(await axeFaults(page, { within: 'main form' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await close();
  });

  test('a token that has expired is not sent', async () => {
    const { page, close } = await newVisit();
    await page.goto(path);
    await hydrated(page);
    await fill(page, 'Expired');
    const button = buttonOf(page);
    await button.click();
    await proven(page);
    await button.press('e');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=humanProof]')?.value === '');
    await page.click('[name=send]');
    await page.waitForSelector('#f-slider-e');
    expect(service.judged).toEqual([]);
    await close();
  });

  /** Fills in and sends the form without the service's script. */
  async function answerTheSum(company: string) {
    service.state.noScript = true;
    const visit = await visitFrom('203.0.113.2');
    const { page } = visit;
    await page.goto(path);
    await hydrated(page);
    await fill(page, company);
    await page.waitForSelector('label:has(+ [name=humanAnswer])');
    expect(await widgetOf(page).isVisible()).toBe(false);
    await sum(page);
    await page.click('[name=send]');
    return visit;
  }

  test('when its script cannot be loaded, the sum is asked and is enough; a second visitor from the same address gets another sum', async () => {
    const first = await answerTheSum('No script of theirs');
    await first.page.waitForURL(/\?sent=CO-/);
    expect(await sent('No script of theirs')).toHaveLength(1);
    await first.close();

    const { page, close } = await answerTheSum('Same office');
    await page.waitForSelector('#f-slider-e');
    expect(await page.textContent('#f-slider-e')).toContain('已有人用過這一題');
    // The summary links to the new sum, which has replaced the used one.
    await page.click('#answer a[href="#f-slider"]');
    const focused = () =>
      page.evaluate(() => {
        const { id, name, value } = document.activeElement as HTMLInputElement;
        return { id, name, value };
      });
    await eventually(focused, { id: 'f-slider', name: 'humanAnswer', value: '' });
    expect(await page.inputValue('[name=company]')).toBe('Same office');
    await sum(page);
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await sent('Same office')).toHaveLength(1);
    await close();
  });

  test('when there is no verdict, the sum is asked as well and is enough', async () => {
    service.state.noVerdict = true;
    const { page, close } = await newVisit();
    await page.goto(path);
    await hydrated(page);
    await fill(page, 'No verdict');
    const button = buttonOf(page);
    await button.click();
    await proven(page);
    await page.click('[name=send]');
    await page.waitForSelector('label:has(+ [name=humanAnswer])');
    expect(await proof(page)).toBe('');
    await sum(page);
    // Some widgets check again by themselves: the sum is enough anyway.
    await button.click();
    await proven(page);
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await sent('No verdict')).toHaveLength(1);
    await close();
  });

  test('only pages with a form allow the service, and only its script and frame', async () => {
    const policyOf = async (address: string) => {
      const { headers } = await site.get(address);
      const parts = String(headers['content-security-policy']).split(';');
      const foreign = parts.flatMap((part) => {
        const [name, ...sources] = part.split(' ');
        return sources.filter((source) => source.includes(service.origin)).map((source) => `${name} ${source}`);
      });
      return [foreign, headers['cross-origin-embedder-policy']];
    };
    const open = [[`script-src ${service.origin}/api/`, `frame-src ${service.origin}/frame`], 'unsafe-none'];
    expect(await policyOf(path)).toEqual(open);
    expect(await policyOf('/en/contact_us')).toEqual(open);
    // With an unknown reference the page would show the form again.
    const [lead] = await site.leads();
    for (const other of ['/en', '/en/blog', `/zh-tw/gcp-service?sent=${lead?.reference}`, '/404']) {
      expect(await policyOf(other)).toEqual([[], 'require-corp']);
    }
  });
});
