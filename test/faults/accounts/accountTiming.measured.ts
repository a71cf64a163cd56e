// Row 24: the response times of log-ins and codes do not reveal whether a name or mailbox has an account.
import { argon2Sync, randomBytes } from 'node:crypto';
import { linkIn, startAccountSite, type AccountSite } from '../../support/accountSite.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { addressOf, guesserAt } from '../../support/guesser.ts';

const password = 'Harbour-2026';
const email = 'owner@example.com';

async function register(site: AccountSite): Promise<void> {
  const owner = site.visitor();
  await owner.post('/en/register', { userName: 'owner', email, agreement: 'yes', password, confirm: password });
  await owner.post(linkIn(await site.lastMail(email)), { password, confirm: password });
  const another = { userName: 'waiting', email: waiting, agreement: 'yes', password, confirm: password };
  await site.visitor().post('/en/register', another);
}

/** Registered, but not yet verified. */
const waiting = 'waiting@example.com';

/** Half of what one password costs: answers that come earlier have compared none, and their times say nothing. */
function halfOfOnePassword(): number {
  const before = performance.now();
  const nonce = randomBytes(16);
  argon2Sync('argon2id', { message: password, nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 });
  return (performance.now() - before) / 2;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  'the time of a log-in reveals nothing',
  async () => {
    const site = await startAccountSite();
    await register(site);
    const guesser = guesserAt(site.base, 1);
    let addresses = 0;
    const timed = async (account: string): Promise<number> => {
      addresses += 1;
      const before = performance.now();
      await guesser.post('/en/login', { account, password: 'Wrong-2026' }, { address: addressOf(addresses) });
      return performance.now() - before;
    };
    const pairs = counts(60, 300);
    let apart = Infinity;
    let said = '';
    let fastest = Infinity;
    // A real difference shows in every round, a busy machine's only in one.
    for (let round = 0; round < 4 && apart >= 5; round += 1) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let at = 0; at < pairs; at += 1) {
        // Known and unknown take turns at being first, so that neither always meets a warmer machine.
        if (at % 2) known.push(await timed(email));
        unknown.push(await timed(`n${round}-${at}@example.com`));
        if (at % 2 === 0) known.push(await timed(email));
      }
      apart = Math.abs(median(known) - median(unknown));
      fastest = Math.min(fastest, median(known), median(unknown));
      said = `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`;
    }
    report({
      row: 24,
      fault: 'log-in timed for a known and an unknown name',
      promise: 'medians < 5 ms apart',
      count: `${pairs} pairs`,
      result: said,
      lost: apart < 5 ? 0 : 1,
    });
    expect(fastest).toBeGreaterThan(halfOfOnePassword());
    expect(apart).toBeLessThan(5);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);

const fresh = { password: 'Quay-Lantern-77', confirm: 'Quay-Lantern-77' };

/** Compared as a ratio: other work of the machine slows both. */
test.each([
  ['a code that is asked for', 'code', email, { method: 'email', purpose: 'activate' }],
  ['a link that is asked for again', 'resend', waiting, {}],
  ['a code that is typed', 'activate', email, { method: 'email', code: '123456', ...fresh }],
  ['a code that is typed for a new password', 'reset', email, { method: 'email', code: '123456', ...fresh }],
])(
  'the time of %s reveals nothing',
  async (fault, call, owned, entries) => {
    let now = Date.now();
    const site = await startAccountSite({ replaced: { clock: () => now } });
    await register(site);
    const guesser = guesserAt(site.base, 1);
    let addresses = 0;
    const timed = async (who: string): Promise<number> => {
      addresses += 1;
      const before = performance.now();
      await guesser.post(`/webapi/account/${call}`, { email: who, ...entries }, { address: addressOf(addresses) });
      return performance.now() - before;
    };
    const pairs = counts(60, 300);
    let [ratio, fastest] = [Infinity, Infinity];
    let said = '';
    for (let round = 0; round < 4 && ratio >= 1.3; round += 1) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let at = 0; at < pairs; at += 1) {
        now += 3_600_000;
        if (at % 2) known.push(await timed(owned));
        unknown.push(await timed(`n${at}@example.com`));
        if (at % 2 === 0) known.push(await timed(owned));
      }
      const [one, other] = [median(known), median(unknown)];
      ratio = Math.max(one / other, other / one);
      fastest = Math.min(fastest, one, other);
      said = `medians ${one.toFixed(1)} and ${other.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;
    }
    report({
      row: 24,
      fault: `${fault}, timed for a mailbox with and without account`,
      promise: 'medians within a third of each other',
      count: `${pairs} pairs`,
      result: said,
      lost: ratio < 1.3 ? 0 : 1,
    });
    if ('password' in entries) expect(fastest).toBeGreaterThan(halfOfOnePassword());
    expect(ratio).toBeLessThan(1.3);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);
