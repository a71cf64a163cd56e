// A button that changes the account. It is a form of its own, so that it works without script.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import ui from '../../ui/common.module.css';

type Props = { call: string; words: string; label?: string; children?: ReactNode };

export function AccountAction({ call, words, label, children }: Props) {
  const { locale } = usePage();
  return (
    <form method="post" action={`/webapi/account/${call}`}>
      <input type="hidden" name="language" value={locale.code} />
      {children}
      <button className={`${ui.btn} ${ui.small}`} aria-label={label}>
        {words}
      </button>
    </form>
  );
}
