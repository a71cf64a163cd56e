// The human check of a sent form, the same for enquiries, the newsletter and accounts: verified, and slow for sums sent in numbers.
import type { FieldFault } from '../../shared/forms/Form.ts';
import type { Sum } from '../store/sums.ts';
import type { Store } from '../store/openStore.ts';
import type { FormParts } from './FormParts.ts';
import { checkFields, type CheckFields, type CheckOnce, type CheckVerdict } from './human/HumanCheck.ts';
import { senderOf } from './senderOf.ts';

/** The messages for a missing and a failed human check. */
type CheckKeys = { missing: string; failed: string };

type CheckedRequest = {
  checks: CheckFields;
  remoteAddress: string;
  /** A trusted site has checked its visitor: that is not done again. */
  isVouched: boolean | undefined;
};

export type HumanPass = {
  verdict: CheckVerdict;
  /** To be spent with what the check permits. */
  once: CheckOnce | undefined;
  faults: readonly FieldFault[];
  /** Set when the address has to wait: the answer was not looked at, and `faults` says so. */
  retrySeconds?: number;
};

export const checkFieldsOf = (first: (name: string) => string): CheckFields =>
  Object.fromEntries(Object.values(checkFields).flatMap((name) => (first(name) ? [[name, first(name)]] : [])));

/** A check was used before. A neighbour may have used the same sum; then a new one helps. */
export const usedFault = ({ humanProof }: CheckFields, { failed }: CheckKeys): FieldFault => ({
  field: 'slider',
  key: humanProof ? failed : 'answerUsed',
});

const isSum = ({ humanAnswer, humanProof }: CheckFields): boolean => Boolean(humanAnswer && !humanProof);

/** Undefined for a wrong answer, which counts as well. */
const rightSum = (once: CheckOnce | undefined): Sum | undefined =>
  once?.askedAt === undefined ? undefined : { ...once, askedAt: once.askedAt };

/** Counts nothing: for a form that is shown again for another reason. Visitors who passed need not prove it again. */
export const verifyHuman = async (
  { check }: Pick<FormParts, 'check'>,
  { checks, remoteAddress, isVouched }: CheckedRequest,
): Promise<CheckVerdict> => (isVouched ? { verdict: 'ok' } : check.verify(checks, remoteAddress));

/** Nothing but the wait makes answering sums expensive for a program: no form may take one without it. */
export async function passHuman(
  parts: Pick<FormParts, 'check' | 'secrets'>,
  { sums }: Pick<Store, 'sums'>,
  asked: CheckedRequest,
  keys: CheckKeys,
): Promise<HumanPass> {
  const { checks, remoteAddress, isVouched } = asked;
  const verdict = await verifyHuman(parts, asked);
  const once = verdict.verdict === 'ok' ? verdict.once : undefined;
  const { address } = senderOf(parts.secrets, remoteAddress);
  const waitMs = isSum(checks) && !isVouched ? await sums.take(address, rightSum(once)) : undefined;
  if (waitMs !== undefined) {
    const retrySeconds = Math.ceil(waitMs / 1_000);
    const fault = { field: 'slider', key: 'answerWait', values: { seconds: retrySeconds } };
    return { verdict, once, faults: [fault], retrySeconds };
  }
  const faults = verdict.verdict === 'ok' ? [] : [{ field: 'slider', key: keys[verdict.verdict] }];
  return { verdict, once, faults };
}
