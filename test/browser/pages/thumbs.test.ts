// Touch targets: everything that can be pressed on a phone is large enough.
import { startApp, uncached } from '../../support/app.ts';
import { phone } from '../../support/browser.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const controls = 'button, summary, input:not([type=hidden]), select, textarea, a[class], header a';

test.each(['/en', '/en/server', '/en/contact_us', '/en/login'])(
  'touch targets on %s are large enough',
  async (path) => {
    const { page, close } = await newVisit({ viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(path);
    await page.waitForLoadState();
    const small = await page.locator(controls).evaluateAll((found) =>
      found.flatMap((element) => {
        // A label belongs to the target of its box.
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const isSeen = element.getClientRects().length > 0 && width > 2 && height > 2;
        const isButton = element.matches('button, summary, [class*=btn], header a, select, textarea');
        const least = isButton ? 43.5 : 24;
        return isSeen && height < least ? [`${Math.round(height)} px ${element.outerHTML.slice(0, 90)}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await close();
  },
);
