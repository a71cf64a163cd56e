// Interface of the human check for forms, whichever service implements it.
import type { CheckTask, Question } from '../../../shared/forms/FormState.ts';
import { hourMs } from '../../../shared/i18n/times.ts';

/** Fields of a form: script sends a proof, visitors without script answer a question. */
export const checkFields = {
  /** The solved challenge, or the token of an external service. */
  proof: 'humanProof',
  question: 'humanQuestion',
  answer: 'humanAnswer',
  /** Hidden from people, so only programs fill it in. */
  trap: 'website',
} as const;

export type CheckFields = Partial<Record<(typeof checkFields)[keyof typeof checkFields], string>>;

/** The store spends this in the transaction that the check permits: a replay fails, an identical repetition does not. */
export type CheckOnce = {
  key: string;
  expiresAt: number;
  /** For a sum: when it was shown to the visitor. */
  askedAt?: number;
};

export type CheckVerdict = { verdict: 'ok'; once?: CheckOnce } | { verdict: 'missing' | 'failed' };

export type HumanCheck = {
  /** Message for a form with neither proof nor answer. */
  missing: 'sliderOrSum' | 'captcha';
  /** `times`: factor on the usual work, for checks with work. */
  challenge: (times?: number) => Promise<CheckTask>;
  question: () => Question;
  /** The question on pages that are the same for everybody; undefined when the check is off. */
  sharedQuestion: () => Question | undefined;
  verify: (fields: CheckFields, remoteAddress: string) => Promise<CheckVerdict>;
};

/** Verifies one kind of proof; returns what must be spent with it, or undefined. */
export type VerifyProof = (proof: string, remoteAddress: string) => Promise<CheckOnce | undefined>;

export const checkLifetimeMs = 2 * hourMs;
