// Rows 22 and 23: passwords and codes guessed from thousands of addresses: no guess gets in, the owner does, pages stay
// quick.
import { codeIn, linkIn, startAccountSite } from '../../support/accountSite.ts';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { addressOf, guesserAt } from '../../support/guesser.ts';

const password = 'Harbour-2026';
const email = 'owner@example.com';

let ahead = 0;

async function siteWithOwner() {
  const site = await startAccountSite({ replaced: { clock: () => Date.now() + ahead } });
  const owner = site.visitor();
  const person = { userName: 'owner', email, agreement: 'yes', password, confirm: password };
  await owner.post('/en/register', person);
  await owner.post(linkIn(await site.lastMail(email)), { password, confirm: password });
  return { site, owner, guesser: guesserAt(site.base) };
}

test(
  'passwords are guessed',
  async () => {
    const tries = counts(120, 10_000);
    const { site, owner, guesser } = await siteWithOwner();
    const times: number[] = [];
    let guessing = true;
    const reader = (async () => {
      while (guessing) {
        const before = performance.now();
        await site.get('/en/cdn');
        times.push(performance.now() - before);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    // One address sends a fifth of the guesses; each other guess has its own address.
    const answers = await guesser.each(tries, (at) =>
      guesser.post(
        '/en/login',
        { account: 'owner', password: `Guess-${at}` },
        { address: addressOf(at % 5 ? 1000 + at : 1) },
      ),
    );
    guessing = false;
    await reader;
    const inside = answers.filter(({ status, code }) => status === 200 || code === 0).length;
    const waited = answers.filter(({ status }) => status === 429).length;
    // The account has used its thirty tries of the hour: after that each new address has one.
    const late = async () => {
      const entries = { account: 'owner', password: 'Guess-late' };
      return (await guesser.post('/en/login', entries, { address: '203.0.113.200' })).status;
    };
    const one = [await late(), await late(), await late(), await late()];
    const owns = await owner.post('/en/login', { account: 'owner', password });
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    report({
      row: 22,
      fault: 'passwords of one account guessed from many addresses',
      promise: 'none gets in, no hard lock-out, pages p99 < 200 ms',
      count: `${tries} tries`,
      result: `${inside} got in, ${waited} told to wait, owner ${owns.status === 303 ? 'gets in' : 'is kept out'}; pages p99 ${p99.toFixed(0)} ms of ${times.length}`,
      lost: inside,
    });
    expect(inside).toBe(0);
    expect(waited).toBeGreaterThan(0);
    expect(one).toEqual([422, 429, 429, 429]);
    expect(owns.status).toBe(303);
    atFullCounts(() => expect(p99).toBeLessThan(200));
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);

test(
  'codes are guessed',
  async () => {
    const tries = counts(600, 100_000);
    const { site, owner, guesser } = await siteWithOwner();
    const request = { method: 'email', email, purpose: 'activate' };
    await owner.post('/webapi/account/code', request, 'application/json');
    const right = codeIn(await site.lastMail(email));
    // The right code comes after five wrong ones, when codes are no longer looked at: it must not help then.
    const codes = Array.from({ length: tries }, (_, at) => String((at * 7919) % 1_000_000).padStart(6, '0'));
    const guesses = [...codes.filter((code) => code !== right).slice(0, tries - 1), right];
    const answers = await guesser.each(tries, (at) =>
      guesser.post(
        '/webapi/account/activate',
        { email, code: guesses[at] ?? '', method: 'email', password: 'Quay-Lantern-77', confirm: 'Quay-Lantern-77' },
        { address: addressOf(at) },
      ),
    );
    const hits = answers.filter(({ code }) => code === 0).length;
    const looked = answers.filter(({ keys }) => keys.includes('codeWrong')).length;

    // Twenty wrong codes block a mailbox for the day, so the rest runs on the next day.
    ahead += 24 * 3_600_000;
    await owner.post('/webapi/account/code', { ...request, purpose: 'reset' }, 'application/json');
    const code = codeIn(await site.lastMail(email));
    const many = guesserAt(site.base, 20);
    // Each request sets its own password; twenty at a time, because deriving a key keeps a core busy.
    const uses = counts(40, 100);
    const parallel = await many.each(uses, (at) => {
      const wanted = `Quay-Lantern-${at}`;
      const entries = { method: 'email', email, code, password: wanted, confirm: wanted };
      return many.post('/webapi/account/reset', entries, { address: addressOf(at) });
    });
    const successes = parallel.filter(({ code: said }) => said === 0).length;
    report({
      row: 23,
      fault: 'codes guessed; one code used by many at once',
      promise: '0 hits beyond five tries; one success',
      count: `${tries} guesses, ${uses} uses at once`,
      result: `${hits} hits, ${looked} compared; ${successes} success`,
      lost: hits + Math.abs(successes - 1),
    });
    expect([hits, looked]).toEqual([0, 5]);
    expect(successes).toBe(1);
    await Promise.all([guesser.close(), many.close()]);
    await site.close();
  },
  faultTimeoutMs,
);
