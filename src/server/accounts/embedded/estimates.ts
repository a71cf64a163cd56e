// Estimates that an account keeps by name.
import type { SavedEstimate } from '../../../shared/facts/facts.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, refused, type Fine, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

export async function estimatesOf({ store }: AccountParts, { id }: Account): Promise<SavedEstimate[]> {
  const kept = await (await store()).savedEstimates.of(id);
  return kept.map(({ account: _own, ...estimate }) => estimate);
}

export async function saveEstimate(
  { store }: AccountParts,
  { id }: Account,
  kept: { name: string; code: string },
): Promise<Fine | Refusal> {
  return (await (await store()).savedEstimates.save(id, kept)) ? fine : refused(wholeForm, 'estimatesFull');
}

export async function renameEstimate(
  { store }: AccountParts,
  account: Account,
  { id, name }: { id: string; name: string },
): Promise<Fine | Refusal> {
  const isDone = await (await store()).savedEstimates.rename(account.id, id, name);
  return isDone ? fine : refused(wholeForm, 'estimateGone');
}

export async function removeEstimate({ store }: AccountParts, account: Account, id: string): Promise<Fine | Refusal> {
  const isDone = await (await store()).savedEstimates.remove(account.id, id);
  return isDone ? fine : refused(wholeForm, 'estimateGone');
}
