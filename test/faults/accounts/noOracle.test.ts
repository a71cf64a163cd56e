// Codes do not reveal whether a mailbox has an account: try by try, the answers are the same with and without one.
import { codeIn, linkIn, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { faultTimeoutMs } from '../../support/faults.ts';
import { addressOf, guesserAt, type Guesser } from '../../support/guesser.ts';
import { siteOf } from '../../support/siteOf.ts';

const tries = 200;
const password = 'Harbour-2026';
const known = 'owner@example.com';
const unknown = 'other@example.com';

/** The sum in each answer differs every time. */
const withoutQuestion = (text: string): string => text.replace(/"question":\{[^}]*\},?/, '');

inside('codes asked for and guessed, two hundred times each', () => {
  let now = Date.now();
  let guesser: Guesser;
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => now } }));
  afterAll(() => guesser.close());
  beforeAll(async () => {
    guesser = guesserAt(site.base, 1);
    const owner = site.visitor();
    const person = {
      userName: 'harbourer',
      email: known,
      areaCode: '+886',
      mobile: '912345678',
      agreement: 'yes',
      password,
    };
    await owner.post('/en/register', { ...person, confirm: password });
    await owner.post(linkIn(await site.lastMail(known)), { password, confirm: password });
  });

  let asked = 0;
  /** Each request comes from another address; `stepMs` passes between tries. */
  async function answers(call: string, entries: Record<string, string>, stepMs: number): Promise<[string[], string[]]> {
    const said: [string[], string[]] = [[], []];
    for (let at = 0; at < tries; at += 1) {
      for (const [index, email] of [known, unknown].entries()) {
        asked += 1;
        const { status, text } = await guesser.post(
          `/webapi/account/${call}`,
          { email, language: 'en', ...entries },
          { address: addressOf(asked) },
        );
        said[index]?.push(`${status} ${withoutQuestion(text)}`);
      }
      now += stepMs;
    }
    return said;
  }
  const day = 24 * 3_600_000;

  test.each([
    ['email', 'activate'],
    ['email', 'reset'],
    ['sms', 'activate'],
    ['sms', 'reset'],
  ])('a code by %s to %s', async (method, purpose) => {
    now += day;
    const [ofKnown, ofUnknown] = await answers('code', { method, purpose }, 20_000);
    expect(ofKnown).toEqual(ofUnknown);
    expect(new Set(ofKnown.map((text) => text.slice(0, 3)))).toEqual(new Set(['200', '429']));
  });

  const fresh = { password: 'Quay-Lantern-77', confirm: 'Quay-Lantern-77' };
  test.each([
    ['activate', 'activate', fresh],
    ['reset', 'reset', fresh],
    // The password resembles the account's name: only a visitor with the right code is told so.
    ['reset', 'reset', { password: 'Harbourer-x7', confirm: 'Harbourer-x7' }],
  ])(
    'wrong codes typed to %s, of which one was sent',
    async (call, purpose, more) => {
      now += day;
      for (const email of [known, unknown]) {
        asked += 1;
        const request = { email, method: 'email', purpose };
        await guesser.post('/webapi/account/code', request, { address: addressOf(asked) });
      }
      const right = codeIn(await site.lastMail(known));
      const code = right === '000000' ? '000001' : '000000';
      const [ofKnown, ofUnknown] = await answers(call, { method: 'email', code, ...more }, 1_000);
      expect(ofKnown).toEqual(ofUnknown);
      const said = (word: string) => ofKnown.filter((text) => text.includes(word)).length;
      expect([said('codeWrong'), said('codeExpired'), said('tooMany')]).toEqual([5, 15, tries - 20]);
    },
    faultTimeoutMs,
  );
});
