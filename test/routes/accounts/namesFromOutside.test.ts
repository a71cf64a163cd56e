// Names from outside match only what we have named: calls, forms, hosts, links, patterns.
import { inside } from '../../support/app.ts';
import { json, linkIn, password, person, startAccountSite } from '../../support/accountSite.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog } from '../../support/databases.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a name from outside', () => {
  const site = siteOf(startAccountSite);

  const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

  test.each(inherited)('%s is no call, no form and no language', async (name) => {
    const visitor = site.visitor();
    for (const path of [`/webapi/account/${name}`, `/webapi/lead/${name}`, `/webapi/account/passkeys/${name}`])
      expect([path, (await visitor.post(path, {}, json)).status]).toEqual([path, 404]);
    for (const path of [`/webapi/menulist/${name}`, `/${name}/contact_us`, `/en/article/${name}`])
      expect([path, (await visitor.get(path)).status < 500]).toEqual([path, true]);
    for (const query of ['cur', 'country', 'did', 'dialog', 'sent', 'wish', 'type'])
      expect((await visitor.get(`/en/contact_us?${query}=${name}`)).status).toBe(200);
    expect(
      (await visitor.post('/webapi/account/login', { account: 'a', password: 'b', language: name }, json)).status,
    ).toBe(422);
  });

  test.each(['127.0.0.1:4711', 'localhost:4711'])('the host %s is in no mail', async (host) => {
    const userName = host.replace(/\W/g, '').slice(0, 12);
    const headers = { Host: host, Accept: json };
    await site.post('/webapi/account/register', headers).type('form').send(person(userName));
    const mail = await site.lastMail(`${userName}@example.com`);
    expect(mail).toContain('https://cocloud.example/');
    expect(mail).not.toContain(':4711');
    // The mail that can be asked for again does not name it either.
    await site
      .post('/webapi/account/code', headers)
      .type('form')
      .send({ purpose: 'reset', method: 'email', email: `${userName}@example.com` });
    expect(await site.lastMail(`${userName}@example.com`)).not.toContain(':4711');
  });

  test('a link that verifies a mailbox is no invitation, and trying it as one does not use it up', async () => {
    const visitor = site.visitor();
    await visitor.post('/en/register', person('first_one'));
    const link = linkIn(await site.lastMail('first_one@example.com'));
    const id = link.split('/').at(-1) ?? '';
    const taken = await visitor.post('/webapi/account/register', { ...person('second_one'), link: id }, json);
    expect([taken.status, taken.body.errors]).toEqual([422, [expect.objectContaining({ code: 'linkUsed' })]]);
    expect(await site.lastMail('second_one@example.com')).toBe('');
    expect(
      (await visitor.post('/webapi/account/confirm', { link: id, password, confirm: password }, json)).status,
    ).toBe(200);
  });

  test('a wildcard of a pattern counts as a plain letter', async () => {
    const visitor = site.visitor();
    await visitor.post('/en/register', { ...person('under_score'), email: 'under_score@example.com' });
    await visitor.post('/en/register', { ...person('underXscore'), email: 'underXscore@example.com' });
    const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: Date.now, log: quietLog });
    expect((await store.accounts.list(50, 'under_score')).map(({ userName }) => userName)).toEqual(['under_score']);
    expect(await store.accounts.list(50, '%')).toEqual([]);
    await store.close();
  });
});
