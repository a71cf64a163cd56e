// What was mailed before a new password opens nothing after it: links that verify, codes that activate, changes of mailbox.
import {
  accountKeepers,
  another,
  callersOf,
  codeIn,
  fresh,
  linkIdIn,
  password,
  person,
  startKeptSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountKeepers)('mails from before a new password, on %s', (place) => {
  const site = siteOf(() => startKeptSite(place));
  const { someone, member, mailed } = callersOf(site);
  type Caller = ReturnType<typeof someone>;

  const addressOf = (name: string) => `${name}@example.com`;
  const codeFor = async (name: string, purpose: string) => {
    await someone().ask('code', { purpose, method: 'email', email: addressOf(name) });
    return codeIn(await site.lastMail(addressOf(name)));
  };
  const byCode = async (name: string, call: 'activate' | 'reset', code: string, chosen = fresh) =>
    faultsIn(await someone().ask(call, { method: 'email', email: addressOf(name), code, ...chosen }));
  const logsIn = async (name: string, typed: string) =>
    (await someone().ask('login', { account: name, password: typed })).status === 200;
  const changes = async (caller: Caller, from: string, to: string) =>
    faultsIn(await caller.ask('password', { password: from, newPassword: to, confirm: to }));

  test('a link that verifies sets no password once the owner has chosen one', async () => {
    const owner = someone();
    await owner.ask('register', person('verifier'));
    const link = await mailed('verifier');
    expect(await byCode('verifier', 'activate', await codeFor('verifier', 'activate'))).toEqual({});
    await owner.ask('login', { account: 'verifier', password: another });
    expect(await changes(owner, another, 'Pier-Beacon-88')).toEqual({});
    expect((await someone().ask('link', { link })).body.result).toMatchObject({ state: 'used' });
    expect(faultsIn(await someone().ask('confirm', { link, ...fresh }))).toEqual({ form: 'linkUsed' });
    expect([await logsIn('verifier', another), await logsIn('verifier', 'Pier-Beacon-88')]).toEqual([false, true]);
    expect((await owner.read('me')).status).toBe(200);
  });

  test('a code that activates sets no password after a new one', async () => {
    const owner = await member('activator');
    const code = await codeFor('activator', 'activate');
    expect(await changes(owner, password, another)).toEqual({});
    const late = { password: 'Pier-Beacon-88', confirm: 'Pier-Beacon-88' };
    expect(await byCode('activator', 'activate', code, late)).toEqual({ code: 'codeUsed' });
    expect(await logsIn('activator', another)).toBe(true);
  });

  test.each([
    ['a forgotten password', 'moved-one'],
    ['a changed password', 'moved-two'],
    ['“this was not me”', 'moved-three'],
  ])('%s cancels a change of mailbox that somebody else asked for', async (way, name) => {
    const owner = await member(name);
    const thief = someone();
    await thief.ask('login', { account: name, password });
    expect(faultsIn(await thief.ask('mailbox', { email: addressOf(`${name}-thief`), password }))).toEqual({});
    const [old, fromThief] = [await mailed(name), linkIdIn(await site.lastMail(addressOf(`${name}-thief`)))];
    await thief.ask('newMailbox', { link: fromThief, password });
    if (way === 'a forgotten password') expect(await byCode(name, 'reset', await codeFor(name, 'reset'))).toEqual({});
    else if (way === 'a changed password') expect(await changes(owner, password, another)).toEqual({});
    else await owner.ask('notMe');
    const pressed = faultsIn(await someone().ask('oldMailbox', { link: old, decision: 'move' }));
    expect(pressed).toEqual({ form: 'linkWithdrawn' });
    expect(await site.inStore(({ accounts }) => accounts.byLogin(name))).toMatchObject({ email: addressOf(name) });
  });
});
