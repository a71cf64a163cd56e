// Opens the human check of the CAPTCHA setting; trap field and question are the same for all kinds.
import type { Log } from '../../ops/log.ts';
import type { Secrets } from '../../secrets.ts';
import type { CaptchaSetting } from '../../config.ts';
import type { CheckServices } from '../../http/checkServices.ts';
import { checkFields, type HumanCheck, type VerifyProof, type CheckOnce, checkLifetimeMs } from './HumanCheck.ts';
import { randomInt, randomUUID } from 'node:crypto';
import type { Question } from '../../../shared/forms/FormState.ts';
import type { Store } from '../../store/openStore.ts';
import { outsideService } from './outsideService.ts';
import { proofOfWork } from './proofOfWork.ts';
import { clientKey } from '../../ops/clientKey.ts';
import { hourMs } from '../../../shared/i18n/times.ts';

/** Nobody reads a form and answers in less time. */
const shortestMs = 3_000;

/** Pages that are the same for everybody show one sum per hour; a cached page may be shown long after it was made. */
const sharedLifetimeMs = 48 * hourMs;
const everybody = 'everybody';

/** The check without script: a small signed sum that takes a person a few seconds and can be used once. */
function questions(secrets: Secrets, clock: () => number) {
  const keyed = (text: string): string => secrets.sign('checkSum', text);
  // The result is only in the signature: the token does not reveal it.
  const questionFor = (asked: string, a: number, b: number): Question => ({
    a,
    b,
    token: `${asked}.${keyed(`${asked} ${a + b}`)}`,
  });

  const ask = (): Question => questionFor(`${clock()}.${randomUUID()}`, randomInt(1, 10), randomInt(1, 10));

  function askEverybody(): Question {
    const hour = Math.floor(clock() / hourMs) * hourMs;
    const [one = 0, two = 0] = Buffer.from(keyed(`sum of ${hour}`), 'base64url');
    return questionFor(`${hour}.${everybody}`, 1 + (one % 9), 1 + (two % 9));
  }

  function verify(token: string, answer: string, remoteAddress: string): CheckOnce | undefined {
    const [time = '', id = '', signature = ''] = token.split('.');
    // Chinese and Japanese keyboards may send full-width digits.
    const typed = answer.normalize('NFKC').trim();
    const sum = /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!secrets.isSigned('checkSum', `${time}.${id} ${sum}`, signature)) return undefined;
    if (id === everybody) {
      // Once per address: a second visitor from the same office gets a sum of their own.
      const who = keyed(`address ${clientKey(remoteAddress)}`);
      const expiresAt = Number(time) + sharedLifetimeMs;
      return clock() <= expiresAt ? { key: `question ${time} ${who}`, expiresAt, askedAt: Number(time) } : undefined;
    }
    const age = clock() - Number(time);
    return age >= shortestMs && age <= checkLifetimeMs
      ? { key: `question ${id}`, expiresAt: Number(time) + checkLifetimeMs, askedAt: Number(time) }
      : undefined;
  }

  return { ask, askEverybody, verify };
}

type HumanCheckOptions = {
  captcha: CaptchaSetting;
  services: CheckServices;
  store: () => Promise<Pick<Store, 'spent'>>;
  secrets: Secrets;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

type Proof = Pick<HumanCheck, 'missing' | 'challenge'> & { verify: VerifyProof };

function proofOf({ captcha: setting, services, store, secrets, clock, log }: HumanCheckOptions): Proof | undefined {
  if (setting.kind === 'off') return undefined;
  if (setting.kind === 'on') {
    const work = proofOfWork(secrets, clock);
    const challenge = async (times?: number) => ({ kind: 'work' as const, work: await work.challenge(times) });
    return { missing: 'sliderOrSum', challenge, verify: work.verify };
  }
  const { kind, siteKey, siteSecret } = setting;
  const { script, verify } = services[kind];
  return {
    missing: 'captcha',
    challenge: async () => ({ kind, siteKey, script }),
    verify: outsideService({ kind, address: verify, secret: siteSecret, store, clock, log }),
  };
}

function checkOff({ secrets, clock, log }: HumanCheckOptions): HumanCheck {
  log.warn('check.off', { warning: 'CAPTCHA=off: forms take anything from anyone; for test suites only' });
  return {
    missing: 'sliderOrSum',
    challenge: async () => ({ kind: 'off' }),
    question: questions(secrets, clock).ask,
    sharedQuestion: () => undefined,
    verify: async () => ({ verdict: 'ok' }),
  };
}

export function openHumanCheck(options: HumanCheckOptions): HumanCheck {
  const proof = proofOf(options);
  if (!proof) return checkOff(options);
  const { ask, askEverybody, verify } = questions(options.secrets, options.clock);
  return {
    missing: proof.missing,
    challenge: proof.challenge,
    question: ask,
    sharedQuestion: askEverybody,
    async verify(fields, remoteAddress) {
      const submitted = fields[checkFields.proof];
      const token = fields[checkFields.question];
      const answer = fields[checkFields.answer]?.trim();
      if (fields[checkFields.trap]) return { verdict: 'failed' };
      if (!submitted && !(token && answer)) return { verdict: 'missing' };
      const proven = submitted && (await proof.verify(submitted, remoteAddress));
      // An answered sum counts even if the form also contains a failed token of the service.
      const once = proven || (token && answer ? verify(token, answer, remoteAddress) : undefined);
      return once ? { verdict: 'ok', once } : { verdict: 'failed' };
    },
  };
}
