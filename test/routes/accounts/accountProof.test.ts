// The human check of account forms: a proof admits one action, before it is done, and a used sum says so.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { json, startAccountSite, type AccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { faultsIn } from '../../support/formSite.ts';
import { sumIn } from '../../support/formPage.ts';

const password = 'Harbour-2026';
const person = (userName: string) => ({
  userName,
  email: `${userName}@example.com`,
  agreement: 'yes',
  password,
  confirm: password,
});

inside('the human check of accounts', () => {
  let site: AccountSite;
  beforeAll(async () => {
    site = await startAccountSite({ env: { CAPTCHA: 'on' } });
  });
  afterAll(() => site.close());

  async function proof(): Promise<string> {
    const challenge = (await site.site.get('/webapi/check')).body.result.challenge.work;
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
});
