// What an opaque link out of a mail of ours is for, whether it still is, and the press that verifies a mailbox.
import { wholeForm } from '../../../shared/forms/Form.ts';
import { fine, refused, type Fine, type OpenedLink, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

type Parts = Pick<AccountParts, 'store'>;

export async function openLink({ store }: Parts, id: string): Promise<OpenedLink | undefined> {
  const found = await (await store()).accountLinks.find(id);
  return found && { kind: found.kind, agent: found.agent ?? '', state: found.state };
}

export async function confirmByLink({ store }: Parts, id: string): Promise<Fine | Refusal> {
  const { accountLinks, accounts } = await store();
  const found = await accountLinks.find(id);
  const isHis = found?.kind === 'verify' && found.account;
  return isHis && (await accounts.verifyByLink(id, isHis)) ? fine : refused(wholeForm, 'linkUsed');
}
