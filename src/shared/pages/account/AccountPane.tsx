// What the sections of the account page are built from: the ground, the pane, a button, and the result of a button.
import type { ReactNode } from 'react';
import css from './account.module.css';
import grounds from './AccountGround.module.css';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import ui from '../../ui/common.module.css';
import night from '../../ui/Night.module.css';
import { useT } from '../../i18n/useT.ts';
import type { MemberPath } from '../../webapi/memberCalls.ts';
import type { AccountPlace } from '../accountPages.ts';

type GroundProps = { ground: 'paper' | 'water' | 'land' | 'close'; children: ReactNode };

/** Panes about one thing, on a ground of their own across the window. */
export function AccountGround({ ground, children }: GroundProps) {
  return (
    <div className={ground === 'close' ? `${grounds.band} ${night.night}` : grounds.band} data-ground={ground}>
      <div className={ui.wrap}>{children}</div>
    </div>
  );
}

type Props = {
  /** Anchor of links to it. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

/** Title and text at the left, rows and buttons at the right. */
export function AccountPane({ id, title, text, children }: Props) {
  return (
    <section className={css.pane} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.about}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}

type ActionProps = { call: MemberPath; words: string; label?: string; children?: ReactNode };

/**
 * A button that changes the account. It is a form of its own, so that it works without script. It says whose page it stands on: in
 * another tab somebody else may log in meanwhile.
 */
export function AccountAction({ call, words, label, children }: ActionProps) {
  const { locale } = usePage();
  const { userName } = useNeed('account');
  return (
    <form method="post" action={`/webapi/account/${call}`}>
      <input type="hidden" name="language" value={locale.code} />
      <input type="hidden" name="member" value={userName} />
      {children}
      <button className={`${ui.btn} ${ui.small}`} aria-label={label}>
        {words}
      </button>
    </form>
  );
}

type PasswordProps = { id: string; words?: string };

/** The current password, which most changes of an account ask for. `words`: its label if not "password". */
export function CurrentPassword({ id, words }: PasswordProps) {
  const forms = useT('forms');
  return (
    <>
      <label htmlFor={id}>{words ?? forms('fields.password.label')}</label>
      <input id={id} type="password" name="password" autoComplete="current-password" required />
    </>
  );
}

/** Whether the last action at this place was refused; then its form is shown open again. */
export const isRefusedAt = (place: AccountPlace, { at, did, wrong }: Partial<Record<string, string>>): boolean =>
  at === place && (wrong !== undefined || did === 'passwordWrong' || did === 'passwordWait');

/** The result of a button, shown where the button is. */
export function ActionNotice({ at }: { at: AccountPlace }) {
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
