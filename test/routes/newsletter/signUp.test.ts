// Signing up for news by mail: one mail asks for confirmation, every address gets the same answer, and no address is
// kept beyond its consent.
import { once } from 'node:events';
import { request } from 'node:http';
import type { Response } from 'supertest';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { clientOf, mainHost } from '../../support/client.ts';
import { encoded, type Entries } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { tagsOf, textOf, unheld } from '../../support/html.ts';
import { asking, bothTopics, mailsOf, mailsTo, newsLinkIn, subscribe } from '../../support/newsReader.ts';
import { staffCommands } from '../../support/staffCommands.ts';
import { secondHost, secondName, twoBrands } from '../../support/twoBrands.ts';
import { siteOf } from '../../support/siteOf.ts';

const day = 24 * 3_600_000;
const said = ({ text }: Response) => unheld(textOf(text.slice(text.indexOf('<main'), text.indexOf('</main>'))));

inside('the sign-up', () => {
  let now = Date.now();
  const site = siteOf(() => startFormSite({ replaced: { clock: () => now } }));

  test.each(localeCodes)('asks for confirmation first, in %s, and opening the link changes nothing', async (code) => {
    const { prefix } = localeOf(code);
    const email = `reader-${prefix}@example.org`;
    const page = await site.get(`/${prefix}/newsletter`);
    expect([page.status, page.headers['cache-control'], page.text.includes('noindex')]).toEqual([
      200,
      'private, no-store',
      true,
    ]);
    const answer = await site.send(`/${prefix}/newsletter`, asking(email));
    expect([answer.status, answer.headers['location']]).toEqual([303, `/${prefix}/newsletter?did=asked`]);
    const [mail, ...others] = await mailsTo(site, email);
    expect([others, mail?.unsubscribe]).toEqual([[], undefined]);
    const link = newsLinkIn(mail?.text);
    expect(link).toContain(`/${prefix}/newsletter/`);
    const looked = await site.get(link);
    expect([looked.status, looked.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(looked.text).toContain('value="confirm"');
    expect(said(looked)).toContain('r•••@example.org');
    expect((await site.get(link)).text).toContain('value="confirm"');
    expect((await site.send(link, { act: 'confirm' })).headers['location']).toBe(`${link}?did=confirmed`);
    const [kept] = JSON.parse(
      await staffCommands({ dataDir: site.dataDir, databaseUrl: '' }).newsletter('export', email),
    );
    expect(kept).toMatchObject({ state: 'on', email, locale: code, topics: bothTopics, site: 'cocloud.example' });
    expect([kept.askedAt, kept.confirmedAt]).toEqual([now, now]);
    // The consent is stored in the words of the page.
    expect(unheld(textOf(page.text))).toContain(kept.consent);
    expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|address/i);
  });

  test('a button that is pressed twice says the same both times', async () => {
    const email = 'twice@example.org';
    const ask = async () => {
      now += 3_600_001;
      await site.send('/en/newsletter', asking(email));
      return newsLinkIn((await mailsTo(site, email))[0]?.text);
    };
    const press = async (link: string, act: string) => {
      const { status, headers } = await site.send(link, { act });
      return [status, headers['location']];
    };
    const link = await ask();
    for (let time = 0; time < 2; time += 1)
      expect(await press(link, 'confirm')).toEqual([303, `${link}?did=confirmed`]);
    expect(said(await site.get(`${link}?did=confirmed`))).toContain('Confirmed: you are subscribed');
    for (let time = 0; time < 2; time += 1) expect(await press(link, 'leave')).toEqual([303, link]);
    // What has ended cannot be confirmed again, though the link is still good.
    expect((await press(link, 'confirm'))[0]).toBe(409);
    const other = await ask();
    for (let time = 0; time < 2; time += 1) expect(await press(other, 'refuse')).toEqual([303, other]);
  });

  test('answers the same whether the address is known or not, and mails it once an hour at most', async () => {
    const email = 'again@example.org';
    const answers = [];
    for (const address of [email, email, 'AGAIN@example.org', 'nobody-yet@example.org'])
      answers.push(await site.send('/en/newsletter', asking(address)));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers['location']}`)).size).toBe(1);
    expect(await mailsTo(site, email)).toHaveLength(1);
    expect(await mailsTo(site, 'AGAIN@example.org')).toHaveLength(0);
    now += 3_600_001;
    await site.send('/en/newsletter', asking(email));
    expect(await mailsTo(site, email)).toHaveLength(2);
  });

  test('a repeated sign-up changes nothing before it is confirmed', async () => {
    const email = 'changes@example.org';
    const link = await subscribe(site, email, '/en/newsletter', { topics: ['company'] });
    now += 3_600_001;
    await site.send('/jp/newsletter', asking(email));
    const commands = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    const kept = async () => JSON.parse(await commands.newsletter('export', email));
    expect(await kept()).toMatchObject([{ state: 'on', locale: 'en', topics: ['company'] }]);
    const second = newsLinkIn((await mailsTo(site, email))[0]?.text);
    expect(second).not.toBe(link);
    await site.send(second, { act: 'confirm' });
    expect(await kept()).toMatchObject([{ state: 'on', locale: 'jp', topics: bothTopics }]);
  });

  test.each<[string, Entries, string]>([
    ['no address', { email: '' }, 'Please enter your email'],
    ['a line break and a header', { email: 'a@example.org\r\nBcc: b@example.org' }, 'Email Address was wrong'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'Email Address was wrong'],
    ['no topic', { topics: [] }, 'Please choose at least one topic'],
    ['a topic of one’s own', { topics: ['everything'] }, 'Please choose at least one topic'],
  ])('is refused with %s, with what was typed still there', async (_, different, words) => {
    const before = (await site.messages()).length;
    const answer = await site.send('/en/newsletter', asking('typed@example.org', different));
    expect(answer.status).toBe(422);
    expect(said(answer)).toContain(words);
    expect(answer.text).toContain(`value="${String(different['email'] ?? 'typed@example.org').replace(/\r\n/, ' ')}"`);
    expect(await site.messages()).toHaveLength(before);
  });

  test('to the second of two brands is confirmed in its name, and on its site alone', async () => {
    const { contentFolder, remove } = twoBrands();
    const brands = await startFormSite({ replaced: { contentFolder } });
    const email = 'reader@example.org';
    const post = (host: string, path: string, entries: Entries) =>
      clientOf(brands.base, host).post(path, { Accept: 'text/html' }).type('form').send(encoded(entries));
    expect((await post(secondHost, '/pt/newsletter', asking(email))).status).toBe(303);
    const mails = await mailsTo(brands, email);
    expect(mails).toMatchObject([{ from: { name: secondName } }]);
    expect(JSON.stringify(mails)).not.toMatch(/cocloud/i);
    const link = newsLinkIn(mails[0]?.text);
    expect(mails[0]?.text).toContain(`https://${secondHost}${link}`);
    expect((await post(mainHost, link, { act: 'confirm' })).status).toBe(404);
    expect((await post(secondHost, link, { act: 'confirm' })).status).toBe(303);
    const { newsletter } = staffCommands({ dataDir: brands.dataDir, databaseUrl: '' });
    expect(JSON.parse(await newsletter('export', email))).toMatchObject([{ state: 'on', site: secondHost }]);
    await brands.close();
    remove();
  });

  test('is offered at the foot of every page, and at the end of an article with its topic', async () => {
    const page = await site.get('/en/blog/bill-labels');
    expect(page.text.match(/action="\/en\/newsletter"/g)).toHaveLength(2);
    const next = await site.send('/en/newsletter', { act: 'begin', email: 'begun@example.org', topics: 'company' });
    expect(next.status).toBe(200);
    expect(next.text).toContain('value="begun@example.org"');
    expect(next.text).toMatch(/value="company"[^>]*checked=""|checked=""[^>]*value="company"/);
    expect(said(next)).not.toContain('Check 1 field');
    expect(await mailsTo(site, 'begun@example.org')).toEqual([]);
  });

  test('expires when it is not confirmed in time: the link says so, and the address is gone', async () => {
    const email = 'late@example.org';
    await site.send('/en/newsletter', asking(email));
    const link = newsLinkIn((await mailsTo(site, email))[0]?.text);
    now += 7 * day;
    const looked = await site.get(link);
    expect([looked.status, looked.text.includes('value="confirm"')]).toEqual([410, false]);
    const pressed = await site.send(link, { act: 'confirm' });
    expect([pressed.status, said(pressed).includes('already been changed')]).toEqual([409, false]);
  });

  test('never asks an address again that wants no mails', async () => {
    const email = 'never@example.org';
    await site.send('/en/newsletter', asking(email));
    const link = newsLinkIn((await mailsTo(site, email))[0]?.text);
    expect((await site.send(link, { act: 'refuse' })).headers['location']).toBe(link);
    now += 2 * day;
    expect((await site.send('/en/newsletter', asking('Never@example.org'))).status).toBe(303);
    expect(await mailsTo(site, 'Never@example.org')).toEqual([]);
    const commands = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    const kept = await commands.newsletter('export', email);
    expect(JSON.parse(kept)).toMatchObject([{ state: 'refused', email: '', topics: [] }]);
    // Staff lift the block on request.
    await commands.newsletter('erase', email);
    await site.send('/en/newsletter', asking(email));
    expect(await mailsTo(site, email)).toHaveLength(1);
  });

  test('a refusal that is still arriving does not undo what its reader has confirmed meanwhile', async () => {
    const email = 'mind-changed@example.org';
    await site.send('/en/newsletter', asking(email));
    const link = newsLinkIn((await mailsTo(site, email))[0]?.text);
    const refusal = request(site.base + link, {
      method: 'POST',
      agent: false,
      headers: { host: mainHost, 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' },
    });
    const answered = once(refusal, 'response');
    refusal.flushHeaders();
    await once(refusal, 'continue');
    expect((await site.send(link, { act: 'confirm' })).headers['location']).toBe(`${link}?did=confirmed`);
    refusal.end('act=refuse');
    await answered;
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl: '' });
    expect(JSON.parse(await newsletter('export', email))).toMatchObject([{ state: 'on', email, topics: bothTopics }]);
    expect(said(await site.get(link))).toContain('m•••@example.org');
  });

  test.each([
    ['0'.repeat(40), 404],
    ['short', 405],
    [`${'a'.repeat(39)}g`, 405],
  ])('has no other link: %s', async (link, refusal) => {
    expect((await site.get(`/en/newsletter/${link}`)).status).toBe(404);
    expect((await site.send(`/en/newsletter/${link}`, { act: 'confirm' })).status).toBe(refusal);
  });
});

inside('a change that is refused', () => {
  test.each([
    ['without a topic', [], 422],
    ['too often', ['cloud-news'], 429],
  ])('%s keeps what was chosen', async (_, topics, status) => {
    const site = await startFormSite({ env: { FORM_LIMIT: status === 429 ? '2' : '10' } });
    const link = await subscribe(site, 'reader@example.org', '/en/newsletter', { topics: ['company'] });
    const change = (entries: Entries) => site.send(link, { act: 'change', ...entries });
    expect((await change({ language: 'pt', topics: ['company'] })).status).toBe(303);
    const { text, ...refused } = await change({ language: 'jp', topics });
    expect(refused.status).toBe(status);
    const chosen = (tag: string, kept: string) =>
      tagsOf(text, tag).flatMap((one) => (one[kept] === undefined ? [] : [one['value']]));
    expect([chosen('option', 'selected'), chosen('input', 'checked')]).toEqual([['jp'], topics]);
    // The address leads to it.
    expect(text.match(/ id="answer"/g)).toHaveLength(1);
    await site.close();
  });
});

inside('with a human check', () => {
  test('a program that solves no sum cannot sign up, and a sum works once', async () => {
    const site = await startFormSite({ env: { CAPTCHA: 'on' } });
    const page = await site.get('/en/newsletter');
    const [, a = '', b = ''] = /(\d) plus (\d)\?/.exec(unheld(textOf(page.text))) ?? [];
    const token = /name="humanQuestion" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const answered = { humanQuestion: token, humanAnswer: String(Number(a) + Number(b)) };
    expect((await site.send('/en/newsletter', asking('one@example.org'))).status).toBe(422);
    expect(
      (await site.send('/en/newsletter', asking('one@example.org', { ...answered, humanAnswer: '1' }))).status,
    ).toBe(422);
    expect((await site.send('/en/newsletter', asking('one@example.org', { ...answered, website: 'x' }))).status).toBe(
      422,
    );
    expect((await site.send('/en/newsletter', asking('one@example.org', answered))).status).toBe(303);
    expect((await site.send('/en/newsletter', asking('two@example.org', answered))).status).toBe(422);
    expect((await mailsOf(site)).map(({ to }) => to)).toEqual(['one@example.org']);
    await site.close();
  });
});
