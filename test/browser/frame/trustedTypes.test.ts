// Trusted Types in the browser: text becomes neither HTML nor a script, the site works with them, and parts shared by
// two pages are not written again.
import type { Page } from 'playwright-core';
import { inside, startApp, uncached } from '../../support/app.ts';
import { crossed, desk, hydrated } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

type Marked = Element & { marked?: boolean };

inside('Trusted Types', () => {
  const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

  async function visit(path: string) {
    const opened = await newVisit({ viewport: desk, reducedMotion: 'reduce', locale: 'en' });
    await opened.page.goto(path);
    await hydrated(opened.page);
    return opened;
  }
  async function follow(page: Page, path: string): Promise<void> {
    await page
      .locator(`footer a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await crossed(page, path);
  }

  test('text becomes neither HTML nor a script, except through our own policies', async () => {
    const { page, close } = await visit('/en');
    const passed = await page.evaluate(() => {
      const script = () => document.createElement('script');
      const attempts: Record<string, () => unknown> = {
        'our own script': () => (script().src = '/assets/client.0123abcd.js'),
        'the empty script of React': () => (document.createElement('div').innerHTML = '<script></script>'),
        HTML: () => (document.createElement('div').innerHTML = '<b>text</b>'),
        'HTML of React and more': () => (document.createElement('div').innerHTML = '<script></script><b>text</b>'),
        'a document': () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
        'a frame': () => (document.createElement('iframe').srcdoc = '<b>text</b>'),
        'a script of another house': () => (script().src = 'https://example.com/assets/client.js'),
        'a script that is no asset': () => (script().src = '/assets/../uploads/file.js'),
        'a script beside the protocol': () => (script().src = '//example.com/assets/client.js'),
        'text of a script': () => (script().text = 'alert(1)'),
        'a timer of text': () => Reflect.apply(setTimeout, window, ['alert(1)']),
        'a policy of his own': () => window.trustedTypes?.createPolicy('his', {}),
        'our policy once more': () => window.trustedTypes?.createPolicy('html', {}),
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(passed).toEqual(['our own script', 'the empty script of React']);
    await close();
  });

  test('parts that two pages share stay in the document, and only differences are written', async () => {
    const { page, complaints, close } = await visit('/en/cdn');
    const before = await page.evaluate(() =>
      [...document.querySelectorAll('[data-part]')].map((part) => {
        if (part.firstElementChild) (part.firstElementChild as Marked).marked = true;
        return [part.getAttribute('data-part'), part.innerHTML] as const;
      }),
    );
    await follow(page, '/en/server');
    const after = await page.evaluate(() =>
      [...document.querySelectorAll('[data-part]')].map((part) => ({
        key: part.getAttribute('data-part'),
        html: part.innerHTML,
        stayed: part.firstElementChild !== null && 'marked' in part.firstElementChild,
        // Another page has its own main part, with its own form.
        isFrame: part.closest('main') === null,
      })),
    );
    const shared = new Map(before);
    const same = after.filter(({ key, html, isFrame }) => isFrame && html !== '' && shared.get(key) === html);
    expect(same.length).toBeGreaterThan(0);
    expect(same.filter(({ stayed }) => !stayed).map(({ key }) => key)).toEqual([]);
    expect(after.length).toBeGreaterThan(same.length);
    expect(await page.locator('main h1').textContent()).not.toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a document that React must render again is rendered', async () => {
    const { page, complaints, close } = await newVisit({ viewport: desk, locale: 'en' });
    await page.route('/en/cdn', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', '<article').replace('</main>', '</article>');
      await route.fulfill({ response, body });
    });
    await page.goto('/en/cdn');
    await hydrated(page);
    await eventually(() => page.locator('main h1').count(), 1);
    await eventually(() => complaints.length > 0, true);
    expect(complaints.filter((line) => line.includes('Trusted'))).toEqual([]);
    await close();
  });
});
