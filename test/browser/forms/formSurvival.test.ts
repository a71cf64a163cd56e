// Nothing a visitor did is lost: drafts, files chosen early, a broken connection.
import { randomUUID } from 'node:crypto';
import { inside } from '../../support/app.ts';
import { holdScripts, hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { fill, proven, touch, verify, type Place } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

inside('a form in the browser', () => {
  const { site, newVisit } = siteInBrowser(startFormSite);

  const contact: Place = { form: 'contactUs', locale: 'en', path: '/en/contact_us' };

  test('a draft with its files is there again after a reload, and gone once sent', async () => {
    const { page, complaints, close } = await newVisit();
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    await fill(page, contact, { company: 'Reloaded Ltd' });
    await page.setInputFiles('input[type=file]', {
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    });
    await page.waitForSelector('main form li:not([aria-busy]) button[name=remove]');
    const kept = () => page.evaluate(() => Object.values(localStorage).join('\n'));
    await eventually(kept, expect.stringMatching(/Reloaded Ltd.*"files":"\w/));
    await page.reload();
    await eventually(() => page.inputValue('[name=company]'), 'Reloaded Ltd');
    await page.waitForSelector('main form li button[name=remove]');
    await verify(page);
    await page.click('[name=send]');
    await page.waitForURL(/sent=/);
    const lead = (await site.leads()).find(({ reference }) => page.url().includes(reference));
    expect(lead).toMatchObject({ values: { company: 'Reloaded Ltd' }, files: [{ name: 'plan.pdf' }] });
    await page.goto(contact.path);
    await hydrated(page);
    // A draft is offered once the form is live.
    await touch(page);
    await settled(page);
    expect(await page.isVisible('main form [role=group] button')).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a draft that is restored from the menu’s link is about the product that it was about', async () => {
    const { page, close } = await newVisit();
    await page.goto(`${contact.path}?product=cdn`);
    await hydrated(page);
    await touch(page);
    await page.fill('[name=company]', 'Returned Ltd');
    await eventually(() => page.evaluate(() => Object.values(localStorage).join()), expect.stringMatching(/Returned/));
    for (const path of ['/en/contact_us', '/jp/contact_us?product=server']) {
      await page.goto(path);
      await hydrated(page);
      await touch(page);
      await page.click('main form [role=group] button');
      const restored = () =>
        page.$eval('main form', (form: HTMLFormElement) => {
          const data = new FormData(form);
          return [data.get('product'), data.get('company')];
        });
      await eventually(restored, ['cdn', 'Returned Ltd']);
    }
    await close();
  });

  test.each([
    ['a country', 'sms', '?country=JP', /^country/],
    ['a need', 'gcp-service', '?need=data', /^need/],
    ['a tab', 'cloudplatform', '?tab=hosting', /^hosting/],
  ])('a draft begun after choosing %s keeps the plan that follows from it', async (_, path, chosen, plan) => {
    const { page, close } = await newVisit();
    const planned = () => page.inputValue('#f-form [name=plan]');
    const open = async (query: string) => {
      await page.goto(`/en/${path}${query}`);
      await hydrated(page);
      await page.focus('#f-form [name=company]');
      await eventually(async () => (await page.inputValue('#f-form [name=key]')) !== '', true);
    };
    await open(chosen);
    expect(await planned()).toMatch(plan);
    await page.fill('#f-form [name=company]', 'Planned Ltd');
    await eventually(() => page.evaluate(() => Object.values(localStorage).join()), expect.stringMatching(/Planned/));
    await open('');
    await page.click('#f-form [role=group] button');
    await eventually(planned, expect.stringMatching(plan));
    expect(await page.inputValue('#f-form [name=company]')).toBe('Planned Ltd');
    await close();
  });

  test('no draft is offered of a form that had nothing but a refused file', async () => {
    const { page, close } = await newVisit();
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    const kept = () => page.evaluate(() => Object.values(localStorage).join('\n'));
    await page.setInputFiles('input[type=file]', { name: 'tool.exe', mimeType: 'text/plain', buffer: samplePdf() });
    await eventually(kept, expect.stringMatching(/"entries":\[\].*"files":"\w/));
    await page.reload();
    await hydrated(page);
    await touch(page);
    await eventually(kept, expect.not.stringMatching(/"files":"\w/));
    expect(await page.isVisible('main form [role=group] button')).toBe(false);
    await close();
  });

  test('a file chosen before the form’s code loaded is sent with the form', async () => {
    const { page, close } = await newVisit();
    await page.goto(contact.path);
    await hydrated(page);
    const freeLine = await holdScripts(page);
    const company = `Early ${randomUUID()}`;
    await fill(page, contact, { company });
    await page.setInputFiles('input[type=file]', {
      name: 'early.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    });
    freeLine();
    await page.waitForSelector('main form li:not([aria-busy]) button[name=remove]');
    expect(await page.inputValue('[name=company]')).toBe(company);
    await verify(page);
    await page.click('[name=send]');
    await page.waitForURL(/sent=/);
    const lead = (await site.leads()).find(({ values }) => values['company'] === company);
    expect(lead?.files).toMatchObject([{ name: 'early.pdf' }]);
    await close();
  });

  test('a button pressed while the form’s code loads is pressed again when it is there', async () => {
    const { page, complaints, close } = await newVisit();
    // The page's own scripts load; those of its parts are held back.
    const html = await (await fetch(`${site.base}${contact.path}`)).text();
    const { promise: line, resolve: freeLine } = Promise.withResolvers<void>();
    const ofParts = (url: URL) => url.pathname.endsWith('.js') && !html.includes(url.pathname);
    await page.route(ofParts, async (route) => {
      await line;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => ofParts(new URL(request.url())));
    await page.goto(contact.path);
    await hydrated(page);
    await page.focus('[name=company]');
    await asked;
    await page.click('#f-slider-v');
    freeLine();
    await proven(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a button pressed while React takes over the page is pressed again when its part is there', async () => {
    const { page, complaints, close } = await newVisit();
    // What watches for live parts that come into view is made just before React hydrates the page, and is the first of its kind.
    await page.addInitScript(() => {
      const Observer = window.IntersectionObserver;
      let isFirst = true;
      window.IntersectionObserver = class extends Observer {
        constructor(...given: ConstructorParameters<typeof Observer>) {
          super(...given);
          if (isFirst) document.getElementById('f-slider-v')?.click();
          isFirst = false;
        }
      };
    });
    await page.goto(contact.path);
    await proven(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a visitor who corrects a returned form before its code has loaded keeps the focus while typing', async () => {
    const { page, close } = await newVisit();
    await page.goto(contact.path);
    await hydrated(page);
    const freeLine = await holdScripts(page);
    // Sends like a browser without our script.
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
    await page.waitForSelector('#answer:focus');
    await page.focus('[name=firstName]');
    await page.keyboard.type('Ada ');
    freeLine();
    await hydrated(page);
    await settled(page);
    await page.keyboard.type('Maria');
    expect(await page.inputValue('[name=firstName]')).toBe('Ada Maria');
    await close();
  });

  test('a form sent without a connection arrives once when the connection is back', async () => {
    const { page, close } = await newVisit();
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    const company = `Offline ${randomUUID()}`;
    await fill(page, contact, { company });
    await verify(page);
    await page.context().setOffline(true);
    await page.click('[name=send]');
    await page.waitForFunction(() =>
      document.querySelector('main form > [role=status]')?.textContent?.includes('offline'),
    );
    await page.context().setOffline(false);
    await page.waitForURL(/sent=/);
    expect((await site.leads()).filter(({ values }) => values['company'] === company)).toHaveLength(1);
    await close();
  });
});
