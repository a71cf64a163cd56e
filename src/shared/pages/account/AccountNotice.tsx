// The result of a button on the account page, shown where the button is.
import { useT } from '../../i18n/useT.ts';
import { usePage } from '../../app/PageContext.ts';
import css from './account.module.css';
import type { AccountPlace } from './accountPage.ts';

/** Whether the last action at this place was refused; then its form is shown open again. */
export const isRefusedAt = (place: AccountPlace, { at, did, wrong }: Partial<Record<string, string>>): boolean =>
  at === place && (wrong !== undefined || did === 'passwordWrong' || did === 'passwordWait');

export function AccountNotice({ at }: { at: AccountPlace }) {
  const t = useT('forms');
  const { query } = usePage();
  if (query.at !== at) return null;
  const isWrong = isRefusedAt(at, query);
  const words = query.wrong ? t(`errors.${query.wrong}`) : query.did && t(`notices.${query.did}`, { to: '' });
  return (
    <p className={isWrong ? css.wrong : css.done} role={isWrong ? 'alert' : 'status'}>
      {words}
    </p>
  );
}
