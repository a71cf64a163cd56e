// Handles a submitted account form: the human check and the rules of its fields, then its action.
import type { AccountAnswer, AccountForm } from '../../shared/forms/AccountForm.ts';
import { codeFields } from '../../shared/forms/account/accountForms.ts';
import { checkValues } from '../../shared/forms/checkValues.ts';
import { wholeForm, type FieldFault, type Values } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import { readValues } from '../../shared/forms/readValues.ts';
import type { CheckVerdict } from '../forms/human/HumanCheck.ts';
import { checkFault, checkFieldsOf, inOrder, judgeContacts, usedFault } from '../forms/judge.ts';
import { phoneNumber } from '../forms/countries.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { AccountOutcome, CameBack } from './AccountOutcome.ts';
import { tooMany, type Asker, type Pass, type Refusal } from './AccountService.ts';
import { actions, type Typed } from './actions.ts';
import type { Accounts } from './openAccounts.ts';

export type AccountWish = {
  form: AccountForm;
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
const retrySeconds = 30;

const checkKeys = { missing: 'humanFirst', failed: 'humanFailed' };

/** Reads a number in any format; a typed country code takes precedence over the chosen one. */
export const typedMobile = (areaCode: string, mobile: string, locale: Asker['locale']) =>
  phoneNumber(`${mobile.startsWith('+') ? '' : areaCode} ${mobile}`, '', locale);

function judge(form: Pick<AccountForm, 'groups' | 'rules'>, values: Values, locale: Asker['locale']) {
  const faults = checkValues(form, values, locale);
  const { number } = judgeContacts(values, faults, {
    phone: { field: 'mobile', read: (text, fine) => typedMobile(fine('areaCode'), text, locale) },
    emailKey: 'email',
  });
  return { faults, mobile: number?.text ?? '' };
}

export async function submitAccount(
  { service, check, store, log }: Pick<Accounts, 'service' | 'check' | 'store' | 'log'>,
  { form, fields, asker, link, half, wait }: AccountWish,
): Promise<AccountOutcome> {
  const first = (name: string): string => fields.get(name)?.[0] ?? '';
  const typed = readValues(form, asker.locale, (name) => fields.get(name) ?? []);
  const sending = form.sendsTo !== undefined && first('send') === 'code';
  const asked = sending ? codeFields(form) : form;
  const checks = checkFieldsOf(first);

  const back = (
    faults: readonly FieldFault[],
    verdict?: CheckVerdict,
    answer: Partial<AccountAnswer> = {},
  ): FormState => ({
    values: Object.fromEntries(Object.entries(typed).filter(([name]) => !secretFields.has(name))),
    faults: inOrder(faults, form, asker.locale, 'first'),
    files: [],
    draft: '',
    key: '',
    account: { form: form.id, ...answer },
    ...(form.check && (verdict?.verdict === 'ok' ? { passed: checks } : { question: check.question() })),
  });
  const unavailable = (key: string, verdict?: CheckVerdict): CameBack => {
    const state = back([{ field: wholeForm, key }], verdict);
    return { kind: 'back', status: 503, state, retrySeconds };
  };
  const refuse = ({ faults, retrySeconds: seconds }: Refusal, verdict?: CheckVerdict): CameBack => ({
    kind: 'back',
    status: seconds === undefined ? 422 : 429,
    state: back(faults, verdict),
    ...(seconds !== undefined && { retrySeconds: seconds }),
  });

  const needsCheck = form.check === 'first' || (form.check === 'sending' && sending);
  let verdict: CheckVerdict | undefined;
  if (wait !== undefined) return refuse(tooMany(wait));
  try {
    const { spent } = await store();
    verdict = needsCheck && !asker.vouched ? await check.verify(checks, asker.remoteAddress) : undefined;
    const once = verdict?.verdict === 'ok' ? verdict.once : undefined;
    const { faults, mobile } = judge(asked, typed, asker.locale);
    if (verdict) faults.push(...checkFault(verdict, checkKeys));
    const usedUp = (): CameBack => ({
      kind: 'back',
      status: 422,
      state: back([...faults, usedFault(checks, checkKeys)]),
    });
    if (once && (await spent.isSpent(once.key))) return usedUp();
    if (faults.length > 0) return { kind: 'back', status: 422, state: back(faults, verdict) };
    // Spent before the action: of several parallel uses only one goes on.
    if (once && !(await spent.spend(once))) return usedUp();

    const text = (name: string): string => String(typed[name] ?? '');
    const values: Typed = { text, mobile, link, half };
    const act = sending ? actions.send : actions[form.id];
    const giveBack = async () => once && spent.giveBack(once.key);
    const result = await act(service, values, asker, form.id).catch(async (error: unknown) => {
      await giveBack().catch(() => undefined);
      throw error;
    });
    if (result.kind === 'refused') {
      // A proof works once, but a visitor who has to correct a field need not prove it again.
      await giveBack();
      return refuse(result, verdict);
    }
    if (result.kind === 'done') return result;
    return { kind: 'back', status: 200, state: back([], { verdict: 'missing' }, result.answer) };
  } catch (error) {
    if (!(error instanceof NeighbourFault)) throw error;
    log.error('account.unsaved', { form: form.id, error: String(error) });
    return unavailable('accountsAway', verdict);
  }
}
