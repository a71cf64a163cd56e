// Limits are counted before the work, refuse excess, do not depend on the system clock, and match the documentation.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openLimit, openLimits, rulesWith, takeAll, timesTheWork } from '../../../src/server/ops/limits.ts';
import { quietLog } from '../../support/databases.ts';

const from = { address: '192.0.2.1' };
/** The time to wait: less than the whole period once some of it has passed. */
const toWait = expect.any(Number);
const one = (most: number, seconds = 900) => openLimit('test', { most, seconds }, quietLog);

test('parallel requests are limited, even with a very long key', async () => {
  const limit = one(5);
  const waits = await Promise.all(Array.from({ length: 20 }, () => limit.take({ ...from, of: 'x'.repeat(100_000) })));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  expect(waits.at(-1)).toEqual(toWait);
  expect(await limit.take({ ...from, of: 'y' })).toBeUndefined();
});

test('returned counts can be used again, and forgotten keys start anew', async () => {
  const limit = one(1);
  await limit.giveBack(from);
  expect([await limit.take(from), await limit.take(from)]).toEqual([undefined, toWait]);
  await limit.forget(from);
  expect(await limit.take(from)).toBeUndefined();
  await limit.giveBack(from);
  expect(await limit.take(from)).toBeUndefined();
});

test('what is refused does not count: what another gives back is free again', async () => {
  const limit = one(2);
  for (const address of ['192.0.2.2', '2001:db8:80::1']) {
    const asked = { address };
    expect([await limit.take(asked), await limit.take(asked)]).toEqual([undefined, undefined]);
    expect([await limit.take(asked), await limit.take(asked)]).toEqual([toWait, toWait]);
    await limit.giveBack(asked);
    expect([await limit.take(asked), await limit.take(asked)]).toEqual([undefined, toWait]);
  }
});

test('several limits are counted together or not at all', async () => {
  const [wide, narrow] = [one(3), one(1)];
  const take = () =>
    takeAll([
      [wide, from],
      [narrow, from],
    ]);
  expect([await take(), await take(), await take()]).toEqual([undefined, toWait, toWait]);
  expect(await wide.count(from)).toBe(2);
});

test('the network of one IPv6 customer has four times what one line has', async () => {
  const limit = one(2);
  const refusedAt = async (network: string) => {
    const waits = [];
    for (let line = 0; line < 10; line += 1)
      waits.push(await limit.take({ address: `${network}:${line.toString(16)}::1`, of: 'x' }));
    return waits.map((wait) => wait !== undefined);
  };
  const eight = [...Array.from({ length: 8 }, () => false), true, true];
  expect([await refusedAt('2001:db8:77'), await refusedAt('2001:db8:78')]).toEqual([eight, eight]);
  // What one line gives back, another may take.
  const line = (at: number) => ({ address: `2001:db8:79:${at}::1`, of: 'x' });
  for (let at = 0; at < 8; at += 1) await limit.take(line(at));
  await limit.giveBack(line(0));
  expect([await limit.take(line(8)), await limit.take(line(9))]).toEqual([undefined, toWait]);
});

test('setting the clock back an hour makes no one wait longer', async () => {
  const limit = one(1);
  await limit.take(from);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  const wait = await limit.take(from);
  clock.mockRestore();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(900);
});

test('a proof takes twice as long with each score of challenges', () => {
  expect([0, 19, 20, 40, 100, 10_000].map(timesTheWork)).toEqual([1, 1, 2, 4, 32, 32]);
});

test('two sites in one process count separately; the brands of one site count together', async () => {
  const settings = { formLimit: 1, callsAhead: 2 };
  const [here, there] = [openLimits(settings, quietLog), openLimits(settings, quietLog)];
  await here.forms.take(from);
  expect([await here.forms.take(from), await there.forms.take(from)]).toEqual([toWait, undefined]);
});

test('docs/security.md lists the limits in the code', () => {
  const text = readFileSync(path.join(__dirname, '../../../docs/security.md'), 'utf8');
  const told = [...text.matchAll(/^\| `(\w+)` \|.*\| (\d+|`FORM_LIMIT`) in (\d+) minutes(?:;[^|]*)? \|$/gm)].map(
    ([, name, most, minutes]) => [name, Number(most?.replace('`FORM_LIMIT`', '30')), Number(minutes) * 60],
  );
  const held = Object.entries(rulesWith({ formLimit: 30, callsAhead: 2 }))
    .filter(([, { most }]) => most < Number.MAX_SAFE_INTEGER)
    .map(([name, { most, seconds }]) => [name, most, seconds]);
  expect(told).toEqual(held);
});
