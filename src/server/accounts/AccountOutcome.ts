// What came of a form of accounts: done, with where to go on; or it comes back with what is wrong or what was sent.
import type { AccountNotice } from '../../shared/forms/account/AccountForm.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { Pass } from './AccountService.ts';

export type Done = {
  kind: 'done';
  notice?: AccountNotice;
  /** Who is to be logged in. */
  logIn?: Pass;
};

export type CameBack = {
  kind: 'back';
  status: 200 | 403 | 422 | 429 | 503;
  state: FormState;
  retrySeconds?: number;
};

export type AccountOutcome = Done | CameBack;
