// The result of an account form (done, or shown again with its faults or a notice), and its JSON answer.
import type { Response } from 'express';
import type { AccountNotice } from '../../shared/forms/AccountForm.ts';
import type { AccountResult, FormState } from '../../shared/forms/FormState.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { answerFault } from '../forms/formState.ts';
import { askToWait, fault, ok } from '../http/respond.ts';
import { catalogue, type LoggedIn, type Pass, type Refusal } from './AccountService.ts';

export type Done = {
  kind: 'done';
  notice?: AccountNotice;
  /** The session to begin. */
  logIn?: LoggedIn;
  /** The session that still needs the second factor. */
  half?: Pass;
};

export type CameBack = {
  kind: 'back';
  status: 200 | 403 | 422 | 429 | 503;
  state: FormState;
  retrySeconds?: number;
};

export type AccountOutcome = Done | CameBack;

/** `retrySeconds`: set when the visitor has to wait. */
export const cameBack = (state: FormState, retrySeconds: number | undefined): CameBack =>
  retrySeconds === undefined
    ? { kind: 'back', status: 422, state }
    : { kind: 'back', status: 429, state, retrySeconds };

/** For calls without a form: the answer repeats nothing that was typed. */
export const refusedOutcome = ({ faults, retrySeconds }: Refusal): CameBack =>
  cameBack({ values: {}, faults, files: [], draft: '', key: '' }, retrySeconds);

const textOf = (notice: AccountNotice | undefined, t: Translate): string =>
  notice ? t(`notices.${notice.key}`, { to: notice.to ?? '' }) : 'ok';

/** The same on pages and under /webapi/account. */
export function answerAccount(response: Response, outcome: AccountOutcome, t: Translate, location: string): void {
  if (outcome.kind === 'done') {
    const { notice, half } = outcome;
    const done: AccountResult = {
      location,
      ...(notice && { notice: { key: notice.key } }),
      ...(half && { second: true }),
    };
    return ok(response, done, textOf(notice, t));
  }
  const { status, retrySeconds, state } = outcome;
  const { faults, question, account } = state;
  askToWait(response, retrySeconds);
  const errors = faults.map((one) => answerFault(t, one));
  const [first] = errors;
  const notice = account?.notice;
  const message = textOf(notice, t);
  const result: AccountResult = { question, notice, seconds: account?.seconds };
  if (status === 200) return ok(response, result, message);
  const code = catalogue.find(({ key }) => key === first?.code)?.code ?? status;
  fault(response, status, first?.message ?? message, { code, result, errors });
}
