// An edition reaches each subscriber once, in their language and on their topics; one press in the mail program, the
// page of its link, or a dead mailbox ends the subscription.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { asking, bothTopics, mailsOf, mailsTo, newsLinkIn, subscribe } from '../../support/newsReader.ts';
import { startSmtp } from '../../support/smtp.ts';
import { staffCommands } from '../../support/staffCommands.ts';

const sharedSecret = 'the same for both sites of this test';

inside.each(databaseNames)('an edition on %s', (name) => {
  const database = useDatabase(name);

  test('reaches each subscriber once, in their language and on their topics, and is ended by the mail program’s one-click button', async () => {
    const { dataDir, databaseUrl } = await database.address();
    const site = await startFormSite({ env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } });
    const { newsletter } = staffCommands({ dataDir, databaseUrl });
    for (const code of localeCodes)
      await subscribe(site, `${code}@example.org`, `/${localeOf(code).prefix}/newsletter`);
    await subscribe(site, 'cloud@example.org', '/en/newsletter', { topics: ['cloud-news'] });
    await site.send('/en/newsletter', asking('unsure@example.org'));
    const articles = ['bill-labels', 'mysql-80'];

    expect(await newsletter('preview', 'first', ...articles)).toContain('cocloud.example, 日本語: 1\n');
    await expect(newsletter('send', 'first', ...articles)).rejects.toMatchObject({
      stderr: expect.stringContaining('--yes'),
    });
    await expect(newsletter('send', 'first', 'no-such-article', '--yes')).rejects.toMatchObject({ code: 1 });
    expect(await newsletter('send', 'first', ...articles, '--yes')).toContain(': 6 mails');
    expect(await newsletter('send', 'first', '--yes')).toContain(': 0 mails');
    await expect(newsletter('send', 'first', 'mysql-80', '--yes')).rejects.toMatchObject({ code: 1 });
    const sent = (await mailsOf(site)).filter(({ unsubscribe }) => unsubscribe !== undefined);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      [...localeCodes, 'cloud'].map((who) => `${who}@example.org`).toSorted(),
    );
    const of = (to: string) => sent.find((mail) => mail.to === `${to}@example.org`);
    expect(of('jp')?.text).toMatch(/\/jp\/blog\/bill-labels[^]*\/jp\/blog\/mysql-80/);
    expect(of('cloud')?.text).toContain('/en/blog/mysql-80');
    expect(of('cloud')?.text).not.toContain('bill-labels');
    expect(new Set(sent.map(({ unsubscribe }) => unsubscribe)).size).toBe(6);

    // As a mail provider sends it: without cookie or previous page, as a form or multipart.
    const link = new URL(of('en')?.unsubscribe ?? '').pathname;
    const parts = new URL(of('pt')?.unsubscribe ?? '').pathname;
    expect((await site.get(link)).text).toContain('value="leave"');
    const press = () => site.post(link).type('form').send('List-Unsubscribe=One-Click');
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    expect((await site.post(parts).field('List-Unsubscribe', 'One-Click')).status).toBe(200);
    // The unsent mail is withdrawn; of the address only its keyed hash is left.
    expect(await mailsTo(site, 'en@example.org')).toEqual([]);
    expect((await site.get(link)).text).not.toContain('en@');

    expect(await newsletter('send', 'second', 'bill-labels', '--yes')).toContain(': 3 mails');
    expect(await newsletter('list')).toMatch(/English +1 +0 +1\n.*second .* 3 /s);
    await site.close();
  });
});

inside('a subscription', () => {
  const contentFolder = contentOfTests();

  test('stays the brand’s when the brand gets another main domain: its link opens, an edition reaches it, and asking again makes no second one', async () => {
    const siteFile = join(contentFolder, 'site.yaml');
    const own = readFileSync(siteFile, 'utf8');
    const moved = own
      .replace('domain: cocloud.example', 'domain: tw.cocloud.example')
      .replace('[www.cocloud.example, tw.', '[www.cocloud.example, ');
    writeFileSync(siteFile, moved);
    const before = await startFormSite({ env: { SESSION_SECRET: sharedSecret }, replaced: { contentFolder } });
    const link = await subscribe(before, 'early@example.org');
    const DATA_DIR = before.dataDir;
    const site = await startFormSite({ env: { DATA_DIR, SESSION_SECRET: sharedSecret } });
    const { newsletter } = staffCommands({ dataDir: DATA_DIR, databaseUrl: '' });
    const kept = async () => JSON.parse(await newsletter('export', 'early@example.org'));
    expect(await kept()).toEqual([expect.objectContaining({ site: 'tw.cocloud.example', state: 'on' })]);
    expect((await site.get(link)).text).toContain('value="leave"');
    expect(await newsletter('preview', 'moved', 'bill-labels')).toContain('cocloud.example, English: 1\n');
    expect(await newsletter('send', 'moved', 'bill-labels', '--yes')).toContain('cocloud.example: 1 mails');
    await site.send('/jp/newsletter', asking('early@example.org'));
    expect(await kept()).toHaveLength(1);
    expect((await site.send(link, { act: 'leave' })).status).toBe(303);
    expect((await site.get(link)).text).not.toContain('value="leave"');
    await site.close();
    await before.close();
  });

  test('is changed and ended only by its link, not by another site', async () => {
    const site = await startFormSite();
    const link = await subscribe(site, 'mine@example.org');
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    const kept = async () => JSON.parse(await newsletter('export', 'mine@example.org'))[0];
    expect((await site.send(link, { act: 'change', language: 'jp', topics: [] })).status).toBe(422);
    expect((await site.send(link, { act: 'change', language: 'xx', topics: bothTopics })).status).toBe(422);
    const changed = await site.send(link, { act: 'change', language: 'jp', topics: 'company' });
    expect(changed.headers['location']).toBe(`${link.replace('/en/', '/jp/')}?did=changed`);
    expect(await kept()).toMatchObject({ locale: 'jp', topics: ['company'] });
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await site.post(link, foreign).type('form').send('act=leave')).status).toBe(403);
    expect(await kept()).toMatchObject({ state: 'on' });
    expect((await site.send(link, { act: 'leave' })).status).toBe(303);
    expect(await kept()).toMatchObject({ state: 'left', email: '' });
    expect((await site.send(link, { act: 'change', language: 'en', topics: bothTopics })).status).toBe(409);
    expect(await newsletter('erase', 'mine@example.org')).toContain('is erased');
    expect((await site.get(link)).status).toBe(404);
    await site.close();
  });

  test('ends when its mailbox is gone, but not when the mail is only delayed or rejected by a rule', async () => {
    const refusals: Record<string, [code: number, text: string]> = {
      gone: [550, '5.1.1 No such mailbox'],
      busy: [451, '4.2.1 Try later'],
      strict: [550, '5.7.1 Blocked by policy'],
    };
    let refuses = false;
    const smtp = await startSmtp({
      onRcptTo({ address }, _session, done) {
        const [responseCode, text] = (refuses && refusals[address.split('@')[0] ?? '']) || [];
        done(text ? Object.assign(new Error(text), { responseCode }) : null);
      },
    });
    const site = await startFormSite({ env: { SMTP_URL: smtp.url }, works: true });
    for (const who of ['gone', 'busy', 'strict', 'fine']) {
      await site.send('/en/newsletter', asking(`${who}@example.org`));
      await eventually(() => smtp.recipients.flat().includes(`${who}@example.org`), true);
      const raw = smtp.mails[smtp.recipients.findIndex((to) => to[0] === `${who}@example.org`)] ?? '';
      const link = newsLinkIn((await PostalMime.parse(raw)).text);
      expect((await site.send(link, { act: 'confirm' })).status).toBe(303);
    }
    refuses = true;
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    await newsletter('send', 'one', 'bill-labels', '--yes');
    const state = async (who: string) => JSON.parse(await newsletter('export', `${who}@example.org`))[0].state;
    await eventually(() => state('gone'), 'bounced');
    await eventually(() => smtp.recipients.flat().filter((to) => to === 'fine@example.org').length, 2);
    const tried = async () =>
      (await site.messages()).filter(({ kind, tries, doneAt }) => kind === 'news' && tries > 0 && !doneAt);
    await eventually(async () => (await tried()).length, 2);
    expect([await state('busy'), await state('strict'), await state('fine')]).toEqual(['on', 'on', 'on']);
    // The lines that mail programs read are exactly the signed ones.
    const news = smtp.mails[smtp.recipients.findLastIndex((to) => to[0] === 'fine@example.org')] ?? '';
    expect(news).toMatch(/^List-Unsubscribe: <https:\/\/cocloud\.example\/en\/newsletter\/[0-9a-f]{40}>\r$/m);
    expect(news).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await newsletter('bounced', 'strict@example.org')).toContain('gets no more news');
    expect(await state('strict')).toBe('bounced');
    await site.close();
    await smtp.stop();
  });
});
