// Codes under parallel requests: one a minute, few tries, one use, and counts that hold over all of them.
import { nothingTold } from '../../../src/server/store/securityLog.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { holdWrites } from '../../support/holdWrites.ts';
import { codeOf, minute, received, times, tries, withPerson } from '../../support/storedPerson.ts';
import { undelivered } from '../../support/undelivered.ts';

const chosen = { password: 'new', refused: false };

describe.each(databaseNames)('codes of accounts on %s', (name) => {
  const database = useDatabase(name);

  const withAccount = async (clock?: () => number) => withPerson(await database.open(clock));

  test('a code is sent once a minute, and valid for five tries, ten minutes and one use', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const { sent, typed } = codeOf(account.id, 'activate', 'right', now + 10 * minute);
    const message = { messages: [{ kind: 'mail' as const, payload: {} }] };
    expect(await store.accountCodes.send(sent, message, received)).toEqual({ waitMs: 0, isSpent: false });
    now += 59_000;
    const early = await store.accountCodes.send({ ...sent, hash: 'other' }, message, received);
    expect(early).toEqual({ waitMs: 1_000, isSpent: false });
    expect(await undelivered(store)).toBe(1);
    const verdictOf = async (hash: string) =>
      (await store.accounts.activateByCode({ ...typed, hash }, chosen, nothingTold)).verdict;
    for (let tried = 0; tried < 5; tried += 1) expect(await verdictOf('wrong')).toBe('wrong');
    expect(await verdictOf('right')).toBe('expired');
    now += 1_000;
    await store.accountCodes.send({ ...sent, hash: 'next', expiresAt: now + 10 * minute }, message, received);
    now += 10 * minute;
    expect(await verdictOf('next')).toBe('expired');
    expect((await store.accounts.byId(account.id))?.emailVerified).toBe(false);
  });

  test('to another new number a code goes at once, and the one that went to the number before is void', async () => {
    const now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const code = { account: account.id, receiver: 'ada', purpose: 'phone' as const, expiresAt: now + 10 * minute };
    const message = { messages: [{ kind: 'sms' as const, payload: {} }] };
    const send = (number: string, hash: string) =>
      store.accountCodes.send({ ...code, number, hash }, message, received);
    expect(await send('+886912345678', 'mistyped')).toMatchObject({ waitMs: 0 });
    expect(await send('+886912345678', 'again')).toMatchObject({ waitMs: minute });
    expect(await send('+886912345679', 'corrected')).toMatchObject({ waitMs: 0 });
    expect(await undelivered(store)).toBe(2);
    const typed = { receivers: ['ada'], purpose: 'phone' as const, tries: [tries] };
    expect(await store.accounts.numberByCode({ ...typed, hash: 'mistyped' }, 'hash', nothingTold)).toEqual({
      verdict: 'wrong',
    });
    expect(await store.accounts.numberByCode({ ...typed, hash: 'corrected' }, 'hash', nothingTold)).toEqual({
      verdict: 'right',
    });
    expect((await store.accounts.byId(account.id))?.mobile).toBe('+886912345679');
  });

  test('a machine whose clock is behind that of another sends no second code within the minute', async () => {
    const address = await database.address();
    let now = 1_000_000;
    const { store, account } = await withPerson(await database.open(() => now, address));
    const behind = await database.open(() => now - 30_000, address);
    const { sent } = codeOf(account.id, 'activate', 'right', now + 10 * minute);
    const message = { messages: [{ kind: 'mail' as const, payload: {} }] };
    expect(await store.accountCodes.send(sent, message, received)).toEqual({ waitMs: 0, isSpent: false });
    expect(await behind.accountCodes.send({ ...sent, hash: 'other' }, message, received)).toEqual({
      waitMs: minute,
      isSpent: false,
    });
    expect(await undelivered(store)).toBe(1);
    // A clock that was set back by more than that keeps nobody waiting.
    now -= 10 * minute;
    expect(await store.accountCodes.send({ ...sent, hash: 'third' }, message, received)).toMatchObject({ waitMs: 0 });
  });

  test('of two requests at once one sends a code, and the other is told how long to wait', async () => {
    const address = await database.address();
    let now = 1_002_000;
    const { store, account } = await withPerson(await database.open(() => now, address));
    const mailed = await undelivered(store);
    const { sent } = codeOf(account.id, 'reset', 'right', now + 10 * minute);
    const send = () => store.accountCodes.send(sent, { messages: [{ kind: 'mail', payload: {} }] }, received);
    const held = await holdWrites(address, 'account_codes');
    const first = send();
    await held.waiting(1);
    // The second has read the clock before the first sends, and must not take that for a clock that was set back.
    now = 1_000_000;
    const second = send();
    await held.waiting(2);
    now = 1_002_000;
    await held.release();
    expect(await first).toEqual({ waitMs: 0, isSpent: false });
    expect(await second).toEqual({ waitMs: expect.any(Number), isSpent: false });
    expect((await second).waitMs).toBeGreaterThan(0);
    expect(await undelivered(store)).toBe(mailed + 1);
  });

  test('a receiver gets five codes an hour; requests that come too early do not count', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const ask = () => store.accountCodes.send(codeOf(account.id, 'reset', 'x', now + minute).sent, undefined, received);
    for (let asked = 0; asked < 5; asked += 1, now += minute) {
      expect(await ask()).toEqual({ waitMs: 0, isSpent: false });
      expect((await ask()).isSpent).toBe(false);
    }
    expect(await ask()).toEqual({ waitMs: 55 * minute, isSpent: true });
    now += 55 * minute;
    expect(await ask()).toEqual({ waitMs: 0, isSpent: false });
  });

  test('after twenty wrong codes even the right one is not checked until the day is over', async () => {
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const verdictOf = async (hash: string) =>
      (await store.accounts.activateByCode(codeOf(account.id, 'activate', hash, 0).typed, chosen, nothingTold)).verdict;
    for (let tried = 0; tried < 20; tried += 1) expect(await verdictOf('wrong')).toBe('expired');
    await store.accountCodes.send(codeOf(account.id, 'activate', 'right', now + 10 * minute).sent, undefined, received);
    expect(await verdictOf('right')).toBe('tooMany');
    now += 24 * 60 * minute;
    await store.accountCodes.send(codeOf(account.id, 'activate', 'right', now + 10 * minute).sent, undefined, received);
    expect(await verdictOf('right')).toBe('right');
  });

  test('of forty parallel wrong codes at most twenty are checked', async () => {
    const { store, account } = await withAccount(() => 0);
    await store.accountCodes.send(codeOf(account.id, 'reset', 'right', minute).sent, undefined, received);
    const answers = await times(40, (at) =>
      store.accounts.activateByCode(codeOf(account.id, 'reset', `wrong ${at}`, 0).typed, chosen, nothingTold),
    );
    expect(answers.filter(({ verdict }) => verdict === 'tooMany')).toHaveLength(20);
    expect(answers.filter(({ verdict }) => verdict === 'wrong')).toHaveLength(5);
  });

  test('of thirty parallel uses of the right code one succeeds', async () => {
    const { store, account } = await withAccount(() => 0);
    const { sent, typed } = codeOf(account.id, 'reset', 'right', minute);
    await store.accountCodes.send(sent, undefined, received);
    const generous = { ...typed, tries: [{ ...tries, most: 1_000 }] };
    const answers = await times(30, (at) =>
      store.accounts.resetByCode(generous, { password: `password ${at}`, refused: false }, nothingTold),
    );
    expect(answers.filter(({ verdict }) => verdict === 'right')).toHaveLength(1);
    const winner = answers.findIndex(({ verdict }) => verdict === 'right');
    expect((await store.accounts.byId(account.id))?.password).toBe(`password ${winner}`);
  });

  test('a refused password leaves the code unused', async () => {
    const { store, account } = await withAccount(() => 0);
    const { sent, typed } = codeOf(account.id, 'reset', 'right', minute);
    await store.accountCodes.send(sent, undefined, received);
    expect(await store.accounts.resetByCode(typed, { password: 'bad', refused: true }, nothingTold)).toEqual({
      verdict: 'right',
    });
    expect((await store.accounts.byId(account.id))?.password).toBe('hash');
    expect(await store.accounts.resetByCode(typed, { password: 'good', refused: false }, nothingTold)).toEqual({
      verdict: 'right',
    });
    expect((await store.accounts.byId(account.id))?.password).toBe('good');
  });

  test('a code for a mailbox without account behaves like any other, but is never right', async () => {
    const store = await database.open(() => 0);
    const { sent, typed } = codeOf('', 'reset', 'known', minute);
    await store.accountCodes.send({ ...sent, account: undefined }, undefined, received);
    const verdicts: string[] = [];
    for (let tried = 0; tried < 6; tried += 1)
      verdicts.push((await store.accounts.activateByCode(typed, chosen, nothingTold)).verdict);
    expect(verdicts).toEqual([...Array.from({ length: 5 }, () => 'wrong'), 'expired']);
  });

  test('a number survives a recovery by mail if the mailbox’s owner proved it and a week has passed', async () => {
    const day = 24 * 60 * minute;
    let now = 1_000_000;
    const { store, account } = await withAccount(() => now);
    const code = (purpose: 'phone' | 'reset', number?: string) => ({
      sent: { account: account.id, receiver: 'ada', purpose, number, hash: 'right', expiresAt: now + minute },
      typed: { receivers: ['ada', 'phone of ada'], purpose, hash: 'right', tries: [tries] },
    });
    const provePhone = async () => {
      const { sent, typed } = code('phone', '+886 987 654 321');
      await store.accountCodes.send(sent, undefined, received);
      return store.accounts.numberByCode(typed, (await store.accounts.byId(account.id))?.password ?? '', nothingTold);
    };
    const recoverByMail = async () => {
      const { sent, typed } = code('reset');
      await store.accountCodes.send(sent, undefined, received);
      await store.accounts.resetByCode(typed, { password: 'new', refused: false }, nothingTold);
      const { mobile, phoneVerified } = (await store.accounts.byId(account.id)) ?? {};
      return { mobile, phoneVerified };
    };
    await store.accounts.verifyByLink('a1', account.id, { password: 'hash' }, nothingTold);
    expect(await store.accounts.byId(account.id)).toMatchObject({ mobile: '', emailVerified: true });
    await provePhone();
    now += 7 * day - 1;
    expect(await recoverByMail()).toEqual({ mobile: '', phoneVerified: false });
    await provePhone();
    now += 7 * day;
    expect(await recoverByMail()).toEqual({ mobile: '+886 987 654 321', phoneVerified: true });
  });
});
