// Changes that owners make to their account, at a site that keeps its own accounts and at one whose back end keeps
// them.
import {
  accountPlaces,
  another,
  callersOf,
  codeIn,
  linkIdIn,
  password,
  person,
  startAccountSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('own data, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));
  const { someone, member, mailed } = callersOf(site);

  test('a name is changed only with the password, and must be free', async () => {
    const visitor = await member('renamed');
    const rename = async (userName: string, typed = password) =>
      faultsIn(await visitor.ask('name', { userName, password: typed }));
    expect(await rename('renamed-2', 'Wrong-2026')).toEqual({ password: 'loginFailed' });
    expect(await rename('abc')).toEqual({ userName: 'userName' });
    expect(await rename('harbour')).toEqual({ userName: 'passwordCommon' });
    await someone().ask('register', person('occupied'));
    expect(await rename('OCCUPIED')).toEqual({ userName: 'userNameTaken' });
    expect(await rename('Renamed-2')).toEqual({});
    const told = await site.lastMail('renamed@example.com');
    expect(told).toContain('Your account name has been changed');
    // Where the mail advises a new password, it leads there.
    expect(told).toMatch(/not me: https:\/\/[^/\s]+\/en\/forget\s/);
    expect((await visitor.read('me')).body.result).toMatchObject({ userName: 'Renamed-2' });
    await visitor.get('/en/account');
    expect(visitor.cookie('member')).toBe('Renamed-2');
    expect((await someone().ask('login', { account: 'renamed', password })).status).toBe(422);
    expect((await someone().ask('login', { account: 'renamed-2', password })).status).toBe(200);
  });

  test('a password is changed with the old one: this session goes on, all others end', async () => {
    const visitor = await member('secretive');
    const phone = someone();
    await phone.ask('login', { account: 'secretive', password });
    const change = async (changed: Record<string, string>) =>
      faultsIn(await visitor.ask('password', { password, newPassword: another, confirm: another, ...changed }));
    expect(await change({ password: 'Wrong-2026' })).toEqual({ password: 'loginFailed' });
    expect(await change({ newPassword: 'short', confirm: 'short' })).toEqual({ newPassword: 'passwordRule' });
    expect(await change({ confirm: 'Quay-Lantern-78' })).toEqual({ confirm: 'passwordMismatch' });
    const easy = { newPassword: 'Secretive-1', confirm: 'Secretive-1' };
    expect(await change(easy)).toEqual({ newPassword: 'passwordCommon' });
    expect((await phone.read('me')).status).toBe(200);
    expect(await change({})).toEqual({});
    expect([(await visitor.read('me')).status, (await phone.read('me')).status]).toEqual([200, 401]);
    expect((await phone.ask('login', { account: 'secretive', password })).status).toBe(422);
    expect((await phone.ask('login', { account: 'secretive', password: another })).status).toBe(200);
    expect((await visitor.read('me')).body.result.events.map(({ kind }: { kind: string }) => kind)).toContain('reset');
  });

  test('a new number needs the password and its code, and the mailbox is told', async () => {
    const visitor = await member('caller');
    const number = { areaCode: '+886', mobile: '987654321' };
    expect(faultsIn(await visitor.ask('phone', { ...number, password: 'Wrong-2026' }))).toEqual({
      password: 'loginFailed',
    });
    expect(faultsIn(await visitor.ask('phone', { mobile: '12', password }))).toEqual({ mobile: 'phone' });
    const asked = await visitor.ask('phone', { ...number, password });
    expect(asked.body.result).toMatchObject({ notice: { key: 'codeSent' }, seconds: 60 });
    expect((await visitor.read('me')).body.result).toMatchObject({ mobile: '', phoneVerified: false });
    const code = codeIn(await site.lastMail('+886987654321'));
    const wrong = code === '000000' ? '000001' : '000000';
    expect(faultsIn(await visitor.ask('phone/confirm', { code: wrong }))).toEqual({ code: 'codeWrong' });
    expect((await visitor.ask('phone/confirm', { code })).body.code).toBe(0);
    expect((await visitor.read('me')).body.result).toMatchObject({
      mobile: expect.stringMatching(/^\+886.*321$/),
      phoneVerified: true,
    });
    expect(await site.lastMail('caller@example.com')).toContain('a new mobile number');
  });

  test('mails are in the language of the account, whoever asks for them and on whatever page', async () => {
    const visitor = someone();
    await visitor.ask('register', { ...person('polyglot'), language: 'zh_TW' });
    const email = 'polyglot@example.com';
    const heard = async (pattern: RegExp) => expect(await site.lastMail(email)).toMatch(pattern);
    await visitor.ask('resend', { email });
    await heard(/驗證您的電子郵件[^]*\/zh-tw\//);
    await visitor.ask('confirm', { link: await mailed('polyglot'), password, confirm: password });
    await someone().ask('register', { ...person('stranger'), email });
    await heard(/您已有帳戶[^]*\/zh-tw\//);
    await visitor.ask('login', { account: 'polyglot', password });
    expect((await visitor.read('me')).body.result.own).toMatchObject({ locale: 'zh_TW' });
    await visitor.ask('language', { mails: 'pt' });
    await visitor.ask('language', { mails: 'xx' });
    expect((await visitor.read('me')).body.result.own).toMatchObject({ locale: 'pt' });
    await visitor.ask('code', { method: 'email', email, purpose: 'reset' });
    await heard(/Redefina[^]*\/pt\//);
    await visitor.ask('password', { password, newPassword: another, confirm: another });
    await heard(/Sua senha foi alterada/);
  });

  test('a code for a new password that went to the number before opens nothing', async () => {
    const visitor = await member('robbed');
    const changeTo = async (mobile: string) => {
      await visitor.ask('phone', { areaCode: '+886', mobile, password });
      expect(
        (await visitor.ask('phone/confirm', { code: codeIn(await site.lastMail(`+886${mobile}`)) })).body.code,
      ).toBe(0);
    };
    await changeTo('987654331');
    const thief = someone();
    const byNumber = { method: 'sms', email: 'robbed@example.com' };
    await thief.ask('code', { ...byNumber, purpose: 'reset' });
    const code = codeIn(await site.lastMail('+886987654331'));
    await changeTo('987654332');
    const reset = await thief.ask('reset', { ...byNumber, code, password: another, confirm: another });
    expect(faultsIn(reset)).toEqual({ code: 'codeExpired' });
    expect((await visitor.read('me')).status).toBe(200);
    expect((await thief.ask('login', { account: 'robbed', password: another })).status).toBe(422);
  });

  test('consent to news is kept with its wording, shown, and exported with the rest', async () => {
    const visitor = await member('reader');
    const answer = (given: string, language = 'en') => visitor.ask('news', { given, language });
    for (const given of ['no', 'yes', 'yes']) await answer(given);
    await answer('no', 'jp');
    const { own } = (await visitor.read('me')).body.result;
    const told = own.news.map(({ given, text }: { given: boolean; text: string }) => [given, text]);
    expect(told).toEqual([
      [false, 'COCloudからの製品情報をメールで受け取る（いつでも配信停止できます）'],
      [true, 'I would like to receive product news from COCloud. I can unsubscribe at any time'],
    ]);
    const { text } = await visitor.get('/pt/account');
    expect(text).toContain('I would like to receive product news');
    expect(text).toContain('Quero receber novidades');
    await visitor.ask('mailbox', { email: 'reader-new@example.com', password });
    const data = (await visitor.read('export')).body;
    expect(data).toMatchObject({
      account: { userName: 'reader', locale: 'en' },
      newsConsents: own.news,
      mailboxAsked: { email: 'reader-new@example.com' },
      sessions: [{ agent: expect.any(String), createdAt: expect.any(Number), seenAt: expect.any(Number) }],
      passkeys: [],
    });
  });

  /** A person who has asked to change their mailbox, with the mails sent to the old and the new one. */
  async function moving(name: string, to = `${name}-new@example.com`) {
    const visitor = await member(name);
    const asked = await visitor.ask('mailbox', { email: to, password });
    expect(asked.body.code).toBe(0);
    return { visitor, to, old: await mailed(name), fresh: linkIdIn(await site.lastMail(to)) };
  }
  const answers = (link: string, decision: string) => someone().ask('oldMailbox', { link, decision });
  const proves = (link: string, typed = password) => someone().ask('newMailbox', { link, password: typed });
  const opens = async (account: string, typed = password) =>
    (await someone().ask('login', { account, password: typed })).status === 200;

  test.each([
    ['the old one first', true],
    ['the new one first', false],
  ])(
    'a mailbox changes once both have agreed, %s; then all sessions end, and both are told',
    async (_order, oldFirst) => {
      const name = oldFirst ? 'mover-1' : 'mover-2';
      const { visitor, to, old, fresh } = await moving(name);
      const steps = [() => answers(old, 'move'), () => proves(fresh)];
      const [first, second] = oldFirst ? steps : steps.toReversed();
      expect((await first?.())?.body.result.notice).toEqual({ key: 'mailboxWaits' });
      const { own, email } = (await visitor.read('me')).body.result;
      expect([email, own.mailbox]).toEqual([
        `${name}@example.com`,
        { email: to, oldAgreed: oldFirst, newAgreed: !oldFirst },
      ]);
      expect((await second?.())?.body.result.notice).toEqual({ key: 'mailboxMoved' });
      expect((await visitor.read('me')).status).toBe(401);
      for (const mailbox of [`${name}@example.com`, to])
        expect(await site.lastMail(mailbox)).toContain('The e-mail of your account has been changed');
      expect([await opens(`${name}@example.com`), await opens(to)]).toEqual([false, true]);
      for (const link of [old, fresh])
        expect((await someone().ask('link', { link })).body.result?.state ?? 'gone').not.toBe('good');
    },
  );

  test('the link in the old mailbox keeps it: the session that asked for the change ends, and the new mailbox opens nothing', async () => {
    const { visitor, to, old, fresh } = await moving('keeper');
    const kept = await answers(old, 'keep');
    expect(kept.body.result).toMatchObject({
      notice: { key: 'mailboxKept' },
      location: expect.stringContaining('/en/forget'),
    });
    expect((await visitor.read('me')).status).toBe(401);
    expect(faultsIn(await proves(fresh))).toEqual({ form: 'linkWithdrawn' });
    expect(faultsIn(await answers(old, 'move'))).toEqual({ form: 'linkUsed' });
    expect([await opens('keeper@example.com'), await opens(to)]).toEqual([true, false]);
  });

  test('a link alone does not give a mailbox: the new one needs the password, and neither link works for the other', async () => {
    const { visitor, old, fresh } = await moving('careful');
    expect(faultsIn(await proves(fresh, 'Wrong-2026'))).toEqual({ password: 'loginFailed' });
    expect(faultsIn(await proves(old))).toEqual({ form: 'linkExpired' });
    expect(faultsIn(await answers(fresh, 'move'))).toEqual({ form: 'linkExpired' });
    expect(faultsIn(await someone().ask('confirm', { link: fresh, password: another, confirm: another }))).toEqual({
      form: 'linkUsed',
    });
    expect((await visitor.read('me')).body.result.own.mailbox).toMatchObject({ oldAgreed: false, newAgreed: false });
    // A second request replaces the first.
    await visitor.ask('mailbox', { email: 'careful-other@example.com', password });
    expect(faultsIn(await proves(fresh))).toEqual({ form: 'linkWithdrawn' });
    await visitor.ask('mailbox/keep');
    expect((await visitor.read('me')).body.result.own).not.toHaveProperty('mailbox');
    expect(faultsIn(await proves(linkIdIn(await site.lastMail('careful-other@example.com'))))).toEqual({
      form: 'linkWithdrawn',
    });
  });

  test('only the reader of the new mailbox is told that it has an account, and it stays theirs', async () => {
    await member('resident');
    const visitor = await member('intruder');
    const ask = async (email: string, typed = password) => visitor.ask('mailbox', { email, password: typed });
    expect(faultsIn(await ask('nobody-1@example.com', 'Wrong-2026'))).toEqual({ password: 'loginFailed' });
    expect(faultsIn(await ask('intruder@example.com'))).toEqual({ email: 'emailOwn' });
    const free = await ask('nobody-1@example.com');
    const taken = await ask('resident@example.com');
    expect(taken.body).toEqual(free.body);
    expect(await site.lastMail('resident@example.com')).toContain('You already have an account');
    expect((await answers(await mailed('intruder'), 'move')).body.result.notice).toEqual({ key: 'mailboxWaits' });
    expect([await opens('resident@example.com'), await opens('intruder@example.com')]).toEqual([true, true]);
  });

  test('a mailbox typed with wide signs is the same as in a form', async () => {
    const visitor = await member('wide-one');
    const wide = 'ｗide-new＠example.com';
    expect(faultsIn(await visitor.ask('mailbox', { email: wide, password }))).toEqual({});
    expect((await visitor.read('me')).body.result.own.mailbox).toMatchObject({ email: 'wide-new@example.com' });
    expect(await site.lastMail('wide-new@example.com')).not.toBe('');
    await visitor.ask('company', { name: 'Harbour' });
    expect(faultsIn(await visitor.ask('company/invite', { email: wide }))).toEqual({});
    expect((await visitor.read('me')).body.result.own.company.invitations).toMatchObject([
      { email: 'wide-new@example.com' },
    ]);
  });
});
