// The dialogs that any page can open by ?dialog=: the forms of accounts.
import { accountDialogs, type AccountDialog } from '../forms/AccountForm.ts';

export type DialogName = AccountDialog;

export const isDialogName = (value: string | undefined): value is DialogName =>
  accountDialogs.some((name) => name === value);
