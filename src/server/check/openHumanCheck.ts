// Chooses the human check by the CAPTCHA setting; trap and question are the same with all of them.
import type { Log } from '../ops/log.ts';
import { checkFields, type Challenge, type HumanCheck, type VerifyProof } from './HumanCheck.ts';
import { outsideService } from './outsideService.ts';
import { proofOfWork } from './proofOfWork.ts';
import { questions } from './question.ts';

export type HumanCheckOptions = {
  /** on, off, turnstile:<site key>:<secret>, recaptcha:<site key>:<secret> */
  captcha: string;
  secret: string;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

type Proof = { challenge: () => Promise<Challenge>; verify: VerifyProof };

function proofOf({ captcha, secret, clock, log }: HumanCheckOptions): Proof {
  if (captcha === 'on') {
    const work = proofOfWork(secret, clock);
    return { challenge: async () => ({ kind: 'work', work: await work.challenge() }), verify: work.verify };
  }
  const [kind, siteKey, siteSecret, ...more] = captcha.split(':');
  if ((kind !== 'turnstile' && kind !== 'recaptcha') || !siteKey || !siteSecret || more.length > 0) {
    throw new Error('CAPTCHA must be on, off, turnstile:<site key>:<secret> or recaptcha:<site key>:<secret>');
  }
  return { challenge: async () => ({ kind, siteKey }), verify: outsideService(kind, siteSecret, clock, log) };
}

function checkOff({ secret, clock, log }: HumanCheckOptions): HumanCheck {
  log.warn('check.off', { warning: 'CAPTCHA=off: forms take anything from anyone; for test suites only' });
  return {
    challenge: async () => ({ kind: 'off' }),
    question: questions(secret, clock).ask,
    verify: async () => ({ verdict: 'ok' }),
  };
}

export function openHumanCheck(options: HumanCheckOptions): HumanCheck {
  if (options.captcha === 'off') return checkOff(options);
  const proof = proofOf(options);
  const { ask, verify } = questions(options.secret, options.clock);
  return {
    challenge: proof.challenge,
    question: ask,
    async verify(fields, remoteAddress) {
      const submitted = fields[checkFields.proof];
      const token = fields[checkFields.question];
      const answer = fields[checkFields.answer]?.trim();
      if (fields[checkFields.trap]) return { verdict: 'failed' };
      if (!submitted && !(token && answer)) return { verdict: 'missing' };
      const once = submitted ? await proof.verify(submitted, remoteAddress) : verify(token ?? '', answer ?? '');
      return once ? { verdict: 'ok', once } : { verdict: 'failed' };
    },
  };
}
