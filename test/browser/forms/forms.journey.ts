// A form in a real browser: faults are shown and corrected, the human check computes a proof, and the form is sent.
import { inside } from '../../support/app.ts';
import { hydrated } from '../../support/browser.ts';
import { fill, touch, verify, type Place } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

inside('forms in the browser', () => {
  const { newVisit } = siteInBrowser(() => startFormSite({ env: { CAPTCHA: 'on' } }));

  test('the button computes a proof that the server accepts', async () => {
    const { page, complaints, close } = await newVisit();
    const place: Place = { form: 'consult', locale: 'en', path: '/en/gcp-service' };
    await page.goto(place.path);
    await hydrated(page);
    await touch(page);
    await fill(page, place);
    await verify(page);
    await page.click('[name=send]');
    await page.waitForURL(/sent=/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a fault disappears when it is corrected', async () => {
    const { page, close } = await newVisit();
    await page.goto('/en/contact_us');
    await hydrated(page);
    await touch(page);
    await page.fill('[name=email]', 'wrong');
    await page.focus('[name=company]');
    await page.waitForSelector('#f-email-e');
    await page.fill('[name=email]', 'right@example.com');
    await page.waitForSelector('#f-email-e', { state: 'detached' });
    await close();
  });

  test('a press reaches its control, though the field that it leaves is faulty', async () => {
    const { page, close } = await newVisit();
    await page.goto('/en/contact_us');
    await hydrated(page);
    await touch(page);
    await page
      .locator('main form details')
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    await page.fill('[name=email]', 'wrong');
    const box = page.locator('[name=directions][value=agent]');
    await box.scrollIntoViewIfNeeded();
    await box.hover();
    await page.mouse.down();
    expect(await page.locator('#f-email-e').count()).toBe(0);
    await page.mouse.up();
    await page.waitForSelector('#f-email-e');
    expect(await box.isChecked()).toBe(true);
    await close();
  });
});
