// What enquiries and accounts judge alike: the human check, numbers and addresses that exist, and faults in the order of the form.
import { fieldsOf, wholeForm, type FieldFault, type FieldSet, type Values } from '../../shared/forms/Form.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { isAddress } from '../messages/ports.ts';
import type { Sum } from '../store/answers.ts';
import type { Sender } from '../store/fileRoom.ts';
import type { Store } from '../store/openStore.ts';
import { checkFields, type CheckFields, type CheckVerdict } from './human/HumanCheck.ts';
import type { phoneNumber } from './phoneNumber.ts';

/** The message for each way in which a human check fails. */
export type CheckKeys = { missing: string; failed: string };

export const checkFieldsOf = (first: (name: string) => string): CheckFields =>
  Object.fromEntries(Object.values(checkFields).flatMap((name) => (first(name) ? [[name, first(name)]] : [])));

export const checkFault = ({ verdict }: CheckVerdict, keys: CheckKeys): FieldFault[] =>
  verdict === 'ok' ? [] : [{ field: 'slider', key: keys[verdict] }];

/** What holds once has been used: a sum perhaps by a neighbour, and the next one helps. */
export const usedFault = ({ humanProof }: CheckFields, { failed }: CheckKeys): FieldFault => ({
  field: 'slider',
  key: humanProof ? failed : 'answerUsed',
});

const isSum = ({ humanAnswer, humanProof }: CheckFields): boolean => Boolean(humanAnswer && !humanProof);

function sumOf(verdict: CheckVerdict): Sum | undefined {
  if (verdict.verdict !== 'ok' || verdict.once?.askedAt === undefined) return undefined;
  return { ...verdict.once, askedAt: verdict.once.askedAt };
}

/** Milliseconds until the next sum of an address is looked at; undefined: now. A sum costs a program nothing but the time that we give it. */
export const sumWait = async (
  answers: Store['answers'],
  { owner }: Sender,
  checks: CheckFields,
  verdict: CheckVerdict,
): Promise<number | undefined> => (isSum(checks) ? answers.take(owner, sumOf(verdict)) : undefined);

/** From top to bottom: what is about the whole form, then its fields, with the human check where the form has it. */
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
  phone: { field: string; read: (typed: string, fine: (name: string) => string) => ReturnType<typeof phoneNumber> };
  /** The message for an address that no mail can reach. */
  emailKey: string;
};

/** What only the server can tell: adds a fault for a number or an address that does not exist, and answers the number as the world writes it. */
export function judgeContacts(values: Values, faults: FieldFault[], { phone, emailKey }: Contacts) {
  const fine = (name: string): string => (faults.some(({ field }) => field === name) ? '' : String(values[name] ?? ''));
  const typed = fine(phone.field);
  const number = typed ? phone.read(typed, fine) : undefined;
  if (typed && !number) faults.push({ field: phone.field, key: 'phone' });
  if (fine('email') && !isAddress(fine('email'))) faults.push({ field: 'email', key: emailKey });
  return { number, fine };
}
