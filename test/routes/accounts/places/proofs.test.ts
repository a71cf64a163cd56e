// A mail proves a mailbox, an SMS a phone; no one keeps access to an account with another person's mailbox.
import { decodeJwt } from 'jose';
import {
  accountKeepers,
  another,
  callAs,
  chosen,
  codeIn,
  fresh,
  json,
  linkIn,
  password,
  startKeptSite,
  type Visitor,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { newLead } from '../../../support/newLead.ts';
import { siteOf } from '../../../support/siteOf.ts';

type Facts = { email: string; emailVerified: boolean; mobile: string; phoneVerified: boolean; leads: object[] };

inside.each(accountKeepers)('what proves what, on %s', (place) => {
  const site = siteOf(() => startKeptSite(place, { CONSOLE_URL: 'https://console.example/enter' }));

  let numbers = 0;
  /** Registers with a mailbox, which may belong to someone else, and with their own phone. */
  async function registered(name: string, email = `${name}@example.com`) {
    numbers += 1;
    const digits = `9123450${String(numbers).padStart(2, '0')}`;
    const visitor = site.visitor();
    const person = { userName: name, email, areaCode: '+886', mobile: digits, agreement: 'yes', password };
    const made = await callAs(visitor, 'register', { ...person, confirm: password });
    expect(made.body.code).toBe(0);
    return { visitor, email, phone: `+886${digits}` };
  }
  const bySms = (visitor: Visitor, email: string, purpose: string) =>
    callAs(visitor, 'code', { method: 'sms', email, purpose });
  const logIn = (visitor: Visitor, account: string, typed = password) =>
    callAs(visitor, 'login', { account, password: typed });
  const factsOf = async (visitor: Visitor) =>
    (await visitor.get('/webapi/account/me', json)).body.result as Facts | undefined;
  const enquiriesOf = async (visitor: Visitor) =>
    ((await visitor.get('/webapi/account/export', json)).body as { enquiries: object[] }).enquiries;
  const claimsOf = async (visitor: Visitor) => {
    const { headers } = await visitor.post('/webapi/account/console', {}, json);
    return decodeJwt(new URL(String(headers['location'])).searchParams.get('ticket') ?? '');
  };

  async function activatedBySms(name: string, email?: string) {
    const somebody = await registered(name, email);
    await bySms(somebody.visitor, somebody.email, 'activate');
    const code = codeIn(await site.lastMail(somebody.phone));
    const request = { method: 'sms', email: somebody.email, code, password, confirm: password };
    const done = await callAs(somebody.visitor, 'activate', request);
    expect(done.body.code).toBe(0);
    expect((await logIn(somebody.visitor, name)).body.code).toBe(0);
    return somebody;
  }
  async function newPasswordByMail(email: string) {
    const owner = site.visitor();
    await callAs(owner, 'code', { method: 'email', email, purpose: 'reset' });
    const code = codeIn(await site.lastMail(email));
    expect((await callAs(owner, 'reset', { method: 'email', email, code, ...fresh })).body.code).toBe(0);
    expect((await logIn(owner, email, another)).body.code).toBe(0);
    return owner;
  }

  test('an SMS proves only the phone: no enquiry of the mailbox is shown, and the console is told what is proven', async () => {
    const owned = 'enquirer@example.com';
    await site.inStore(({ leads }) => leads.create(newLead({ values: { email: owned } })));
    const { visitor, phone } = await activatedBySms('stranger', owned);
    expect(await factsOf(visitor)).toMatchObject({ emailVerified: false, phoneVerified: true, leads: [] });
    expect(await enquiriesOf(visitor)).toEqual([]);
    expect(await claimsOf(visitor)).toMatchObject({ email_verified: false, phone_number_verified: true });
    expect((await visitor.get('/en/account')).text).toContain('not verified');

    await callAs(visitor, 'resend', { email: owned });
    const link =
      linkIn(await site.lastMail(owned))
        .split('/')
        .at(-1) ?? '';
    expect((await callAs(visitor, 'confirm', { link, password, confirm: password })).body.code).toBe(0);
    await logIn(visitor, owned);
    expect(await factsOf(visitor)).toMatchObject({ emailVerified: true, phoneVerified: true });
    expect(await enquiriesOf(visitor)).toHaveLength(1);
    expect(await claimsOf(visitor)).toMatchObject({ email_verified: true, phone_number_verified: true });
    expect(phone).toMatch(/^\+886/);
  });

  test('a mailbox that was never verified hears nothing of the deletion: its reader may be a stranger', async () => {
    const { visitor, email } = await activatedBySms('mistaken', 'somebody-else@example.com');
    const before = await site.lastMail(email);
    expect((await callAs(visitor, 'erase', { password })).body.code).toBe(0);
    expect(await site.lastMail(email)).toBe(before);
  });

  test('verifying the mailbox sets a new password: the one from the registration opens nothing', async () => {
    const { visitor: planter, email } = await registered('planter', 'reader@example.com');
    const reader = site.visitor();
    const link = linkIn(await site.lastMail(email));
    expect((await reader.post(link, {})).status).toBe(422);
    expect((await reader.post(link, { password: 'Planter-1', confirm: 'Planter-1' })).status).toBe(422);
    const verified = await reader.post(link, { password: another, confirm: another });
    expect(verified.headers['location']).toContain('did=emailVerified');
    expect((await logIn(planter, email)).status).toBe(422);
    expect((await logIn(reader, email, another)).body.code).toBe(0);
  });

  test.each(['email', 'sms'])(
    'activating with a code by %s also sets a new password: no stranger can open the account',
    async (method) => {
      const { visitor: planter, email, phone } = await registered(`planter_${method}`, `coded_${method}@example.com`);
      const reader = site.visitor();
      await callAs(reader, 'code', { method, email, purpose: 'activate' });
      const code = codeIn(await site.lastMail(method === 'sms' ? phone : email));
      const typed = { method, email, code };
      expect((await callAs(reader, 'activate', typed)).body.errors).toEqual([
        expect.objectContaining({ field: 'password' }),
      ]);
      const named = { password: `Planter_${method}1`, confirm: `Planter_${method}1` };
      expect((await callAs(reader, 'activate', { ...typed, ...named })).body.errors).toEqual([
        expect.objectContaining({ code: 'passwordCommon' }),
      ]);
      expect((await callAs(reader, 'activate', { ...typed, ...fresh })).body.code).toBe(0);
      expect((await logIn(planter, email)).status).toBe(422);
      expect((await logIn(reader, email, another)).body.code).toBe(0);
    },
  );

  test.each(['link', 'code'])(
    'a phone proven before the mailbox goes when its reader chooses another password, by %s',
    async (way) => {
      const { visitor: planter, email, phone } = await activatedBySms(`early_${way}`, `late_${way}@example.com`);
      const reader = site.visitor();
      if (way === 'link') {
        await callAs(reader, 'resend', { email });
        await reader.post(linkIn(await site.lastMail(email)), fresh);
      } else {
        await callAs(reader, 'code', { method: 'email', email, purpose: 'activate' });
        const code = codeIn(await site.lastMail(email));
        expect((await callAs(reader, 'activate', { method: 'email', email, code, ...fresh })).body.code).toBe(0);
      }
      await logIn(reader, email, another);
      expect(await factsOf(reader)).toMatchObject({ emailVerified: true, phoneVerified: false, mobile: '' });
      const before = await site.lastMail(phone);
      await bySms(planter, email, 'reset');
      expect(await site.lastMail(phone)).toBe(before);
    },
  );

  test('a code by SMS from before the mailbox was verified opens nothing afterwards', async () => {
    const { visitor: thief, email, phone } = await registered('sleeper', 'woken@example.com');
    const link = linkIn(await site.lastMail(email));
    await bySms(thief, email, 'activate');
    const code = codeIn(await site.lastMail(phone));
    const reader = site.visitor();
    await reader.post(link, fresh);
    const mine = { password: 'Thief-Lantern-99', confirm: 'Thief-Lantern-99' };
    expect((await callAs(thief, 'activate', { method: 'sms', email, code, ...mine })).body.errors).toEqual([
      expect.objectContaining({ code: 'codeUsed' }),
    ]);
    expect((await logIn(thief, email, mine.password)).status).toBe(422);
    expect((await logIn(reader, email, another)).body.code).toBe(0);
  });

  test('a second activation by mail sets a new password, and is reported', async () => {
    const { visitor, email } = await registered('twice');
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
    await logIn(visitor, email);
    await callAs(visitor, 'code', { method: 'email', email, purpose: 'activate' });
    const code = codeIn(await site.lastMail(email));
    expect((await callAs(site.visitor(), 'activate', { method: 'email', email, code, ...fresh })).body.code).toBe(0);
    expect((await visitor.get('/webapi/account/me', json)).status).toBe(401);
    expect(await site.lastMail(email)).toMatch(/not me: https:\/\/[^/\s]+\/en\/forget\s/);
  });

  test('a number is removed with the password once the mailbox is proven, and the mailbox is told', async () => {
    const { visitor, email, phone } = await activatedBySms('mover');
    const remove = (typed: string) => callAs(visitor, 'phone/remove', { password: typed });
    expect((await remove(password)).body.errors).toEqual([expect.objectContaining({ code: 'emailUnverified' })]);
    await callAs(visitor, 'resend', { email });
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
    await logIn(visitor, email);
    expect((await remove('Wrong-2026')).body.errors).toEqual([expect.objectContaining({ code: 'loginFailed' })]);
    expect(await factsOf(visitor)).toMatchObject({ phoneVerified: true });
    expect((await remove(password)).body.code).toBe(0);
    expect(await factsOf(visitor)).toMatchObject({ phoneVerified: false, mobile: '' });
    expect(await site.lastMail(email)).toContain('Your mobile number has been removed');
    const before = await site.lastMail(phone);
    await bySms(visitor, email, 'reset');
    expect(await site.lastMail(phone)).toBe(before);
  });

  test('verifying by mail drops an unproven number', async () => {
    const { visitor, email, phone } = await registered('typist');
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
    await logIn(visitor, email);
    expect(await factsOf(visitor)).toMatchObject({ emailVerified: true, phoneVerified: false, mobile: '' });
    for (const purpose of ['activate', 'reset']) await bySms(visitor, email, purpose);
    expect(await site.lastMail(phone)).toBe('');
  });

  test('an unproven number gets no code but the one that proves it', async () => {
    const { visitor, email, phone } = await registered('unproven');
    await bySms(visitor, email, 'reset');
    expect(await site.lastMail(phone)).toBe('');
    await bySms(visitor, email, 'activate');
    expect(codeIn(await site.lastMail(phone))).not.toBe('');
  });

  test('a recovery by mail removes a planted phone, its session and its way to a new password', async () => {
    const { visitor: thief, email, phone } = await activatedBySms('thief', 'victim@example.com');
    await bySms(thief, email, 'reset');
    const code = codeIn(await site.lastMail(phone));
    const owner = await newPasswordByMail(email);
    expect((await thief.get('/webapi/account/me', json)).status).toBe(401);
    const mine = { password: 'Thief-Lantern-99', confirm: 'Thief-Lantern-99' };
    expect((await callAs(thief, 'reset', { method: 'sms', email, code, ...mine })).status).toBe(422);
    expect(await factsOf(owner)).toMatchObject({ emailVerified: true, phoneVerified: false, mobile: '' });
    const before = await site.lastMail(phone);
    await bySms(thief, email, 'reset');
    await bySms(thief, email, 'activate');
    expect(await site.lastMail(phone)).toBe(before);
    expect((await logIn(thief, email)).status).toBe(422);
  });

  test('a proven phone sets a new password, which ends everything begun before', async () => {
    const { visitor, email, phone } = await activatedBySms('walker');
    await bySms(visitor, email, 'reset');
    const code = codeIn(await site.lastMail(phone));
    expect((await callAs(visitor, 'reset', { method: 'sms', email, code, ...fresh })).body.code).toBe(0);
    expect((await visitor.get('/webapi/account/me', json)).status).toBe(401);
    await logIn(visitor, email, another);
    expect(await factsOf(visitor)).toMatchObject({ emailVerified: false, phoneVerified: true });
  });
});
