// Checks shared by enquiries and accounts: the human check, existing phone numbers and addresses, and the order of faults.
import { fieldsOf, wholeForm, type FieldFault, type FieldSet, type Values } from '../../shared/forms/Form.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { isAddress } from '../messages/ports.ts';
import type { Sum } from '../store/answers.ts';
import type { Sender } from '../store/fileRoom.ts';
import type { Store } from '../store/openStore.ts';
import { checkFields, type CheckFields, type CheckVerdict } from './human/HumanCheck.ts';
import type { phoneNumber } from './countries.ts';

/** The messages for a missing and a failed human check. */
export type CheckKeys = { missing: string; failed: string };

export const checkFieldsOf = (first: (name: string) => string): CheckFields =>
  Object.fromEntries(Object.values(checkFields).flatMap((name) => (first(name) ? [[name, first(name)]] : [])));

export const checkFault = ({ verdict }: CheckVerdict, keys: CheckKeys): FieldFault[] =>
  verdict === 'ok' ? [] : [{ field: 'slider', key: keys[verdict] }];

/** A check was used before. A neighbour may have used the same sum; then a new one helps. */
export const usedFault = ({ humanProof }: CheckFields, { failed }: CheckKeys): FieldFault => ({
  field: 'slider',
  key: humanProof ? failed : 'answerUsed',
});

const isSum = ({ humanAnswer, humanProof }: CheckFields): boolean => Boolean(humanAnswer && !humanProof);

function sumOf(verdict: CheckVerdict): Sum | undefined {
  if (verdict.verdict !== 'ok' || verdict.once?.askedAt === undefined) return undefined;
  return { ...verdict.once, askedAt: verdict.once.askedAt };
}

/**
 * Milliseconds until the next answer from an address is checked; undefined: now. Only this wait makes guessing sums
 * expensive for a program.
 */
export const sumWait = async (
  answers: Store['answers'],
  { owner }: Sender,
  checks: CheckFields,
  verdict: CheckVerdict,
): Promise<number | undefined> => (isSum(checks) ? answers.take(owner, sumOf(verdict)) : undefined);

/** Orders faults from top to bottom: the whole form, then fields, with the human check first or last. */
export function inOrder(
  faults: readonly FieldFault[],
  form: FieldSet,
  locale: LocaleCode,
  check: 'first' | 'last',
): FieldFault[] {
  const fields = fieldsOf(form, locale).map(({ name }) => name);
  const names = check === 'first' ? [wholeForm, 'slider', ...fields] : [wholeForm, ...fields, 'slider'];
  return faults.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field));
}

type Contacts = {
  phone: {
    field: string;
    read: (typed: string, validValue: (name: string) => string) => ReturnType<typeof phoneNumber>;
  };
  /** The message for an address that cannot receive mail. */
  emailKey: string;
};

/** Checks on the server only: adds faults for invalid numbers and addresses; returns the number in international format. */
export function judgeContacts(values: Values, faults: FieldFault[], { phone, emailKey }: Contacts) {
  const validValue = (name: string): string =>
    faults.some(({ field }) => field === name) ? '' : String(values[name] ?? '');
  const typed = validValue(phone.field);
  const number = typed ? phone.read(typed, validValue) : undefined;
  if (typed && !number) faults.push({ field: phone.field, key: 'phone' });
  if (validValue('email') && !isAddress(validValue('email'))) faults.push({ field: 'email', key: emailKey });
  return { number, validValue };
}
