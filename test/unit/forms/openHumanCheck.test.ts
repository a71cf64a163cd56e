// The human check accepts a solved challenge or an answered question, and nothing forged, altered or too old.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readCaptcha } from '../../../src/server/config.ts';
import { checkServices } from '../../../src/server/http/checkServices.ts';
import type { CheckFields, HumanCheck } from '../../../src/server/forms/human/HumanCheck.ts';
import { openHumanCheck } from '../../../src/server/forms/human/openHumanCheck.ts';
import { secretsOf } from '../../../src/server/secrets.ts';

let now = Date.now();
const warnings: string[] = [];
const open = (captcha = 'on', secret = 'secret'): HumanCheck =>
  openHumanCheck({
    captcha: readCaptcha(captcha),
    services: checkServices,
    // A verdict counts while the database is unavailable; `routes/modes/parts` shows it with one.
    store: () => Promise.reject(new Error('unavailable')),
    secrets: secretsOf([secret]),
    clock: () => now,
    log: { warn: (event) => void warnings.push(event) },
  });

beforeEach(() => {
  now = Date.now();
  warnings.length = 0;
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(check: HumanCheck) {
  const challenge = await check.challenge();
  if (challenge.kind !== 'work') throw new Error(challenge.kind);
  const solution = await solveChallenge({ challenge: challenge.work, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge: challenge.work, solution };
}

const verdictOf = async (check: HumanCheck, fields: CheckFields) => (await check.verify(fields, '203.0.113.9')).verdict;

test('a solved challenge is accepted, always with the same one-time key', async () => {
  const check = open();
  const humanProof = encode(await solved(check));
  const first = await check.verify({ humanProof }, '');
  expect(first).toEqual({
    verdict: 'ok',
    once: { key: expect.stringMatching(/^work [0-9a-f]+$/), expiresAt: expect.any(Number) },
  });
  expect(await check.verify({ humanProof }, '')).toEqual(first);
});

test('another secret, an altered challenge, a made-up solution and noise fail', async () => {
  const check = open();
  const good = await solved(check);
  const altered = { ...good, challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, cost: 1 } } };
  const guessed = { ...good, solution: { ...good.solution, derivedKey: '00'.repeat(32) } };
  expect(await verdictOf(open('on', 'other'), { humanProof: encode(good) })).toBe('failed');
  for (const wrong of [altered, guessed, { ...good, solution: null }, {}, [], null, 7]) {
    expect(await verdictOf(check, { humanProof: encode(wrong) })).toBe('failed');
  }
  for (const noise of ['x', '{', 'AAAA', '\0', 'a'.repeat(100_000)])
    expect(await verdictOf(check, { humanProof: noise })).toBe('failed');
});

test('a solved challenge expires', async () => {
  const check = open();
  const humanProof = encode(await solved(check));
  now += 2 * 3_600_000 + 1_000;
  expect(await verdictOf(check, { humanProof })).toBe('failed');
});

test('the question is answered by people: not at once, not after two hours, not for another question', async () => {
  const check = open();
  const { a, b, token } = check.question();
  const right = { humanQuestion: token, humanAnswer: `${a + b}` };
  expect(await verdictOf(check, right)).toBe('failed');
  now += 3_000;
  expect(await check.verify(right, '')).toEqual({
    verdict: 'ok',
    once: { key: expect.stringMatching(/^question /), expiresAt: expect.any(Number), askedAt: expect.any(Number) },
  });
  const fullWidth = `${a + b}`.replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0));
  expect(await verdictOf(check, { ...right, humanAnswer: ` ${fullWidth} ` })).toBe('ok');
  for (const answer of [`${a + b + 1}`, 'NaN', '', '1e1', `${a + b}.0`]) {
    expect(await verdictOf(check, { ...right, humanAnswer: answer })).not.toBe('ok');
  }
  const [time = '', id = '', signature = ''] = token.split('.');
  for (const altered of [
    `${Number(time) + 1}.${id}.${signature}`,
    `${time}.x${id}.${signature}`,
    `${time}.${id}`,
    '..',
    '',
  ]) {
    expect(await verdictOf(check, { ...right, humanQuestion: altered })).not.toBe('ok');
  }
  now += 2 * 3_600_000;
  expect(await verdictOf(check, right)).toBe('failed');
});

test('nothing sent is missing, a filled trap is a program', async () => {
  const check = open();
  expect(await verdictOf(check, {})).toBe('missing');
  expect(
    await verdictOf(check, { website: '', humanProof: '', humanQuestion: check.question().token, humanAnswer: ' ' }),
  ).toBe('missing');
  expect(await verdictOf(check, { humanProof: encode(await solved(check)), website: 'https://spam.example' })).toBe(
    'failed',
  );
});

test('off accepts everything and logs a warning', async () => {
  const check = open('off');
  expect(await verdictOf(check, {})).toBe('ok');
  expect(await check.challenge()).toEqual({ kind: 'off' });
  expect(warnings).toEqual(['check.off']);
});

test.each(['', 'yes', 'turnstile', 'turnstile:a', 'turnstile::b', 'recaptcha:a:b:c'])(
  'CAPTCHA=%s is refused',
  (captcha) => {
    expect(() => open(captcha)).toThrow('must be on, off');
  },
);

describe.each(['turnstile', 'recaptcha'] as const)('%s', (kind) => {
  const realFetch = globalThis.fetch;
  const calls: string[] = [];
  let answer: () => Promise<Response>;

  beforeEach(() => {
    calls.length = 0;
    globalThis.fetch = async (_address, options) => {
      if (options?.body instanceof URLSearchParams) calls.push(options.body.toString());
      return answer();
    };
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('is asked once a token, and its verdict counts', async () => {
    answer = async () => Response.json({ success: true });
    const check = open(`${kind}:site:secret`);
    expect(await check.challenge()).toEqual({ kind, siteKey: 'site', script: checkServices[kind].script });
    const both = await Promise.all([1, 2].map(() => check.verify({ humanProof: 'token' }, '203.0.113.9')));
    expect(both[0]).toMatchObject({ verdict: 'ok', once: { key: expect.stringContaining(kind) } });
    expect(both[1]).toEqual(both[0]);
    expect(calls).toEqual(['secret=secret&response=token&remoteip=203.0.113.9']);
  });

  test('a refusal fails; an outage fails this time and leaves the question', async () => {
    answer = async () => Response.json({ success: false });
    const check = open(`${kind}:site:secret`);
    expect(await verdictOf(check, { humanProof: 'bad' })).toBe('failed');
    for (const outage of [
      async () => Promise.reject(new TypeError('fetch failed')),
      async () => new Response('<html>'),
      async () => Response.json({ success: 'yes' }),
    ]) {
      answer = outage;
      expect(await verdictOf(check, { humanProof: 'token' })).toBe('failed');
    }
    expect(warnings).toHaveLength(3);
    answer = async () => Response.json({ success: true });
    expect(await verdictOf(check, { humanProof: 'token' })).toBe('ok');
    const { a, b, token } = check.question();
    now += 5_000;
    expect(await verdictOf(check, { humanQuestion: token, humanAnswer: `${a + b}` })).toBe('ok');
  });
});
