// What an opaque link id leads to: a page, a form, an explanation that its time is over, or nothing.
import type { AccountFormId } from '../../shared/forms/AccountForm.ts';
import type { PageId } from '../../shared/pages/pages.ts';

type Link = { id: string; page: PageId; until: string };

export type LinkTarget =
  | { page: PageId }
  /** `agent`: the agent who invites. */
  | { form: AccountFormId; agent: string }
  /** `was`: the form that it led to. */
  | { state: 'expired' | 'used'; was?: AccountFormId }
  | undefined;

export function linkTarget(links: readonly Link[], id: string, now: number): LinkTarget {
  const link = links.find((row) => row.id === id);
  if (!link) return undefined;
  return now <= Date.parse(`${link.until}T23:59:59.999Z`) ? { page: link.page } : { state: 'expired' };
}
