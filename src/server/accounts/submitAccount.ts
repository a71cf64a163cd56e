// Handles a submitted account form: the human check and the rules of its fields, then its action.
import { localeOf } from '../../shared/i18n/locales.ts';
import type { AccountAnswer, AccountForm, AccountFormId } from '../../shared/forms/AccountForm.ts';
import { accountForm, codeFields } from '../../shared/forms/account/accountForms.ts';
import { checkValues } from '../../shared/forms/checkValues.ts';
import type { FieldFault, Values } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import { receivedValues } from '../forms/receivedValues.ts';
import { formState, ofWholeForm, storeRetrySeconds } from '../forms/formState.ts';
import type { CheckFields, CheckVerdict } from '../forms/human/HumanCheck.ts';
import { judgeContacts, phoneNumber } from '../forms/contacts.ts';
import { checkFieldsOf, passHuman, usedFault, type HumanPass } from '../forms/passHuman.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Store } from '../store/openStore.ts';
import { cameBack, type AccountOutcome, type CameBack } from './AccountOutcome.ts';
import { tooMany, type Asker, type Pass } from './AccountService.ts';
import { actions, type Typed } from './actions.ts';
import type { Accounts } from './openAccounts.ts';

export type AccountSubmission = {
  /** Which form was sent. */
  id: AccountFormId;
  fields: ReadonlyMap<string, readonly string[]>;
  asker: Asker;
  /** Id of the link that led to the form. */
  link: string;
  /** Pass of a visitor who has given the password but not the second factor. */
  half?: Pass | undefined;
  /** Seconds to wait when the form was sent too often. */
  wait: number | undefined;
};

const secretFields = new Set(['password', 'confirm', 'code', 'otp']);
const keys = { missing: 'humanFirst', failed: 'humanFailed' };

/** Reads a number in any format; a typed country code takes precedence over the chosen one. */
export const typedMobile = (areaCode: string, mobile: string, locale: Asker['locale']) =>
  phoneNumber(`${mobile.startsWith('+') ? '' : areaCode} ${mobile}`, '', locale);

function judge(form: Pick<AccountForm, 'groups' | 'rules'>, values: Values, locale: Asker['locale']) {
  const faults = checkValues(form, values, localeOf(locale));
  const { number } = judgeContacts(values, faults, {
    phone: { field: 'mobile', read: (text, fine) => typedMobile(fine('areaCode'), text, locale) },
    emailMessage: 'email',
  });
  return { faults, mobile: number?.text ?? '' };
}

type Parts = Pick<Accounts, 'service' | 'check' | 'secrets' | 'store' | 'log'>;

/** A submission with the values that are read from it. */
type Reading = {
  submission: AccountSubmission;
  form: AccountForm;
  typed: Values;
  /** The visitor asks for a code: only its receiver is needed. */
  isSending: boolean;
  checks: CheckFields;
};

function read(submission: AccountSubmission): Reading {
  const { id, fields, asker } = submission;
  const form = accountForm(id);
  const first = (name: string): string => fields.get(name)?.[0] ?? '';
  return {
    submission,
    form,
    typed: receivedValues(form, localeOf(asker.locale), (name) => fields.get(name) ?? []),
    isSending: form.sendsTo !== undefined && first('send') === 'code',
    checks: checkFieldsOf(first),
  };
}

type Shown = { faults?: readonly FieldFault[]; verdict?: CheckVerdict | undefined; answer?: Partial<AccountAnswer> };

function stateOf(
  { check }: Parts,
  { submission: { asker }, form, typed, checks }: Reading,
  { faults = [], verdict, answer }: Shown,
): FormState {
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.has(name)));
  const sent = { form, locale: asker.locale, values, checks: form.check && checks, checkAt: 'first' } as const;
  return formState(check, sent, { faults, verdict, account: { form: form.id, ...answer } });
}

const refuse = (
  parts: Parts,
  reading: Reading,
  { faults, retrySeconds }: { faults: readonly FieldFault[]; retrySeconds?: number | undefined },
  verdict?: CheckVerdict,
): CameBack => cameBack(stateOf(parts, reading, { faults, verdict }), retrySeconds);

async function passed(
  parts: Parts,
  { submission: { asker }, form, isSending, checks }: Reading,
  store: Store,
): Promise<HumanPass | undefined> {
  const needsCheck = form.check === 'first' || (form.check === 'sending' && isSending);
  if (!needsCheck) return undefined;
  const { remoteAddress, vouched: isVouched } = asker;
  return passHuman(parts, store, { checks, remoteAddress, isVouched }, keys);
}

/** The action of the form, after everything that is checked before it. */
async function act(
  parts: Parts,
  reading: Reading,
  { spent }: Store,
  human: HumanPass | undefined,
): Promise<AccountOutcome> {
  const { submission, form, typed, isSending, checks } = reading;
  const { asker, link, half } = submission;
  const { once, verdict } = human ?? {};
  if (human?.retrySeconds !== undefined) return refuse(parts, reading, human, verdict);
  const { faults, mobile } = judge(isSending ? codeFields(form) : form, typed, asker.locale);
  if (human) faults.push(...human.faults);
  const usedUp = (): CameBack => refuse(parts, reading, { faults: [...faults, usedFault(checks, keys)] });
  if (once && (await spent.isSpent(once.key))) return usedUp();
  if (faults.length > 0) return refuse(parts, reading, { faults }, verdict);
  // Spent before the action: of several parallel uses only one goes on.
  if (once && !(await spent.spend(once))) return usedUp();

  const values: Typed = { text: (name) => String(typed[name] ?? ''), mobile, link, half };
  const action = isSending ? actions.send : actions[form.id];
  const giveBack = async () => once && spent.giveBack(once.key);
  const result = await action(parts.service, values, asker, form.id).catch(async (error: unknown) => {
    await giveBack().catch(() => undefined);
    throw error;
  });
  if (result.kind === 'done') return result;
  if (result.kind !== 'refused')
    return { kind: 'back', status: 200, state: stateOf(parts, reading, { answer: result.answer }) };
  // A proof works once, but a visitor who has to correct a field need not prove it again.
  await giveBack();
  return refuse(parts, reading, result, verdict);
}

export async function submitAccount(parts: Parts, submission: AccountSubmission): Promise<AccountOutcome> {
  const reading = read(submission);
  if (submission.wait !== undefined) return refuse(parts, reading, tooMany(submission.wait));
  let human: HumanPass | undefined;
  try {
    const store = await parts.store();
    human = await passed(parts, reading, store);
    return await act(parts, reading, store, human);
  } catch (error) {
    if (!(error instanceof NeighbourFault)) throw error;
    parts.log.error('account.unsaved', { form: submission.id, error: String(error) });
    const key = error.code === 'full' || error.code === 'busy' ? 'accountsUnsaved' : 'accountsAway';
    const state = stateOf(parts, reading, { faults: [ofWholeForm(key)], verdict: human?.verdict });
    return { kind: 'back', status: 503, state, retrySeconds: storeRetrySeconds };
  }
}
