// What came of a form of accounts: done, with where to go on; or it comes back with what is wrong or what was sent.
import type { AccountNotice } from '../../shared/forms/AccountForm.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { LoggedIn, Pass, Refusal } from './AccountService.ts';

export type Done = {
  kind: 'done';
  notice?: AccountNotice;
  /** Who is to be logged in. */
  logIn?: LoggedIn;
  /** Who has to show a second factor before that. */
  half?: Pass;
};

export type CameBack = {
  kind: 'back';
  status: 200 | 403 | 422 | 429 | 503;
  state: FormState;
  retrySeconds?: number;
};

export type AccountOutcome = Done | CameBack;

/** Of what was asked without a form: nothing that was typed comes back with it. */
export function refusedOutcome({ faults, retrySeconds }: Refusal): CameBack {
  const state = { values: {}, faults, files: [], draft: '', key: '' };
  if (retrySeconds === undefined) return { kind: 'back', status: 422, state };
  return { kind: 'back', status: 429, state, retrySeconds };
}
