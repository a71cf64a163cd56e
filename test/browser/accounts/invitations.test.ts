// Invitations in a real browser: the link fills in the agent, makes one account, and a used one says so.
import type { Page } from 'playwright-core';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { desk, phone } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { staffCommands } from '../../support/staffCommands.ts';

inside('invitations in the browser', () => {
  const visits = visitsWithAccounts();
  let staff: ReturnType<typeof staffCommands>;
  beforeAll(async () => {
    staff = staffCommands({ dataDir: visits.site.dataDir, databaseUrl: '' });
    // The first account creates the tables.
    await visits.member();
    await staff.agents('add', 'TW-0017', 'Island Systems');
  });

  const agentOf = async (userName: string) =>
    (JSON.parse(await staff.accounts('export', userName)) as { account: { agent?: string } }).account.agent;
  const answerIn = (page: Page) => page.locator('#answer a').allTextContents();

  test.each([
    ['zh-tw', 'with script', { viewport: desk }],
    ['pt', 'with script', { viewport: phone }],
    ['zh-tw', 'without script', { viewport: phone, javaScriptEnabled: false }],
    ['pt', 'without script', { viewport: desk, javaScriptEnabled: false }],
  ] as const)('in %s %s', async (prefix, _how, options) => {
    const { page, go, human, complaints, close } = await visits.open(options);
    const { userName, email } = visits.somebody();
    const link = (await staff.agents('invite', 'TW-0017', `${visits.site.base}/${prefix}`)).trim();

    await go(link);
    const agent = page.locator('main [name=agent]');
    const carried = () => Promise.all([agent.inputValue(), agent.isEditable()]);
    expect(await carried()).toEqual(['TW-0017', false]);
    // After a fault the agent is still there.
    await human();
    await page.check('[name=agreement]');
    await fillIn(page, { userName, email: 'nobody', password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await eventually(() => answerIn(page).then(({ length }) => length), 1);
    expect(await carried()).toEqual(['TW-0017', false]);
    await fillIn(page, { email, password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/did=registered/);
    expect(await agentOf(userName)).toBe('TW-0017');

    expect((await page.goto(link))?.status()).toBe(410);
    await page.click('main a[href$=contact_us]');
    await page.waitForURL((url) => url.pathname.endsWith('/contact_us'));
    expect(complaints()).toEqual([]);
    await close();
  });

  test.each([true, false])(
    'a link with ?agent= fills it in, and the reader can change it, script: %s',
    async (scripted) => {
      const { page, go, human, complaints, close } = await visits.open({ javaScriptEnabled: scripted });
      const { userName, email } = visits.somebody();
      await go('/pt/cloudflare?dialog=register&agent=NOBODY-1');
      expect(await page.inputValue('[name=agent]')).toBe('NOBODY-1');
      await human();
      await page.check('[name=agreement]');
      await fillIn(page, { userName, email, password: firstPassword, confirm: firstPassword });
      await pressEnter(page);
      await eventually(() => answerIn(page), ['O agente não existe']);
      await fillIn(page, { agent: 'tw-0017', password: firstPassword, confirm: firstPassword });
      await pressEnter(page);
      await page.waitForURL(/did=registered/);
      expect(await agentOf(userName)).toBe('TW-0017');
      expect(complaints()).toEqual([]);
      await close();
    },
  );
});
