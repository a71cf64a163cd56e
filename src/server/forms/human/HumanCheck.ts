// What the forms ask of a human check, whoever stands behind it.
import type { Challenge as Work } from 'altcha-lib';

/** What a form sends back; the browser's script and the question without script use different ones. */
export const checkFields = {
  /** The solved challenge, or the token of an outside service. */
  proof: 'humanProof',
  question: 'humanQuestion',
  answer: 'humanAnswer',
  /** Hidden from people; whoever fills it in is a program. */
  trap: 'website',
} as const;

export type CheckFields = Partial<Record<(typeof checkFields)[keyof typeof checkFields], string>>;

/** What the browser has to do: compute, or show the widget of an outside service. */
export type Challenge =
  | { kind: 'work'; work: Work }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; script: string }
  | { kind: 'off' };

/** For visitors without script: what is a + b? */
export type Question = { a: number; b: number; token: string };

/** To be spent in the same transaction that the check lets through, so a replay fails and a repetition does not. */
export type CheckOnce = {
  key: string;
  expiresAt: number;
  /** Of a sum: since when its visitor has had it. */
  askedAt?: number;
};

export type CheckVerdict = { verdict: 'ok'; once?: CheckOnce } | { verdict: 'missing' | 'failed' };

export type HumanCheck = {
  /** Message for a form that brought neither proof nor answer. */
  missing: 'sliderOrSum' | 'captcha';
  /** `times` as much work as usual, where there is work. */
  challenge: (times?: number) => Promise<Challenge>;
  question: () => Question;
  /** The one on pages that everybody gets; undefined where nothing is asked. */
  sharedQuestion: () => Question | undefined;
  verify: (fields: CheckFields, remoteAddress: string) => Promise<CheckVerdict>;
};

/** One kind of proof: says whether it is one, and what must be spent with it. */
export type VerifyProof = (proof: string, remoteAddress: string) => Promise<CheckOnce | undefined>;

export const checkLifetimeMs = 2 * 60 * 60_000;
