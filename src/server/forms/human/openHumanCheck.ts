// Chooses the human check by the CAPTCHA setting; trap and question are the same with all of them.
import type { Log } from '../../ops/log.ts';
import type { Secrets } from '../../secrets.ts';
import { readCaptcha } from './captchaSetting.ts';
import type { CheckServices } from '../../http/checkServices.ts';
import { checkFields, type HumanCheck, type VerifyProof } from './HumanCheck.ts';
import { outsideService } from './outsideService.ts';
import { proofOfWork } from './proofOfWork.ts';
import { questions } from './question.ts';

export type HumanCheckOptions = {
  /** on, off, turnstile:<site key>:<secret>, recaptcha:<site key>:<secret> */
  captcha: string;
  services: CheckServices;
  secrets: Secrets;
  clock: () => number;
  log: Pick<Log, 'warn'>;
};

type Proof = Pick<HumanCheck, 'missing' | 'challenge'> & { verify: VerifyProof };

function proofOf({ captcha, services, secrets, clock, log }: HumanCheckOptions): Proof | undefined {
  const setting = readCaptcha(captcha);
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
    verify: outsideService({ kind, address: verify, secret: siteSecret, clock, log }),
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
      // Who answered the sum because a service is away has answered, whatever the service left in the form.
      const once = proven || (token && answer ? verify(token, answer, remoteAddress) : undefined);
      return once ? { verdict: 'ok', once } : { verdict: 'failed' };
    },
  };
}
