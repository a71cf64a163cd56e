// The human check of account forms: a proof admits one action, before it is done, and a used sum says so.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { json, person, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { faultsIn } from '../../support/formSite.ts';
import { sumIn } from '../../support/formPage.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('the human check of accounts', () => {
  const start = Date.now();
  let ahead = 0;
  const site = siteOf(() => startAccountSite({ env: { CAPTCHA: 'on' }, replaced: { clock: () => start + ahead } }));

  async function proof(): Promise<string> {
    const challenge = (await site.get('/webapi/check')).body.result.challenge.work;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  test('one proof used by eight at once makes one account', async () => {
    const humanProof = await proof();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        site.visitor().post('/en/register', { ...person(`eight-${at}`), humanProof }, json),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    // Counts accounts rather than answers.
    const made = await site.inStore(({ accounts }) => accounts.list(20, 'eight-'));
    expect(made).toHaveLength(1);
    const others = answers.filter(({ body }) => body.code !== 0).map((answer) => faultsIn(answer));
    expect(others).toEqual(Array.from({ length: 7 }, () => ({ slider: 'humanFailed' })));
  });

  test('after a fault the same proof is accepted once more, and then never again', async () => {
    const humanProof = await proof();
    const visitor = site.visitor();
    const register = (different: Record<string, string>) =>
      visitor.post('/en/register', { ...person('mended'), ...different, humanProof }, json);
    expect(faultsIn(await register({ agent: 'NOBODY-1' }))).toEqual({ agent: 'agentMissing' });
    expect((await register({})).body.code).toBe(0);
    expect(faultsIn(await register({ userName: 'mended-2' }))).toEqual({ slider: 'humanFailed' });
  });

  test('a sum that was used on the same network says so, and a new one stands below it', async () => {
    const visitor = site.visitor();
    const sum = sumIn((await visitor.get('/en/register')).text);
    expect((await visitor.post('/en/register', { ...person('first-sum'), ...sum }, json)).body.code).toBe(0);
    const again = await visitor.post('/en/register', { ...person('second-sum'), ...sum }, json);
    expect(faultsIn(again)).toEqual({ slider: 'answerUsed' });
    const { text } = await visitor.post('/en/register', { ...person('second-sum'), ...sum });
    expect(text).toContain('This sum has already been used on your network');
    expect(sumIn(text)['humanQuestion']).not.toBe(sum['humanQuestion']);
  });

  test.each([
    ['a registration', '/en/register', person('many-sums')],
    ['a code', '/en/forget', { method: 'email', email: 'many-sums@example.com', send: 'code' }],
    ['the link once more', '/en/activate', { method: 'email', email: 'many-sums@example.com', send: 'code' }],
  ])('sums for %s are checked with growing delay once a network has given many answers', async (_, path, entries) => {
    const visitor = site.visitor();
    let html = (await visitor.get(path)).text;
    for (let count = 0; count < 6; count += 1) {
      const answer = await visitor.post(path, { ...entries, ...sumIn(html), humanAnswer: '1' });
      expect([answer.status, answer.text.includes('The check failed')]).toEqual([422, true]);
      html = answer.text;
    }
    // The visitor's own sum, from the page that comes back.
    const sum = sumIn(html);
    const sent = () => visitor.post(path, { ...entries, ...sum }, json);
    ahead += 3_000;
    const early = await sent();
    expect([early.status, faultsIn(early), early.headers['retry-after']]).toEqual([429, { slider: 'answerWait' }, '1']);
    ahead += 1_000;
    expect((await sent()).body.code).toBe(0);
  });
});
