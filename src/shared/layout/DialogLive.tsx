// The dialog that ?dialog= asks for: a sheet under the neatline, rendered by the server; takes the focus and gives it back.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useShownPage } from '../app/ShownPage.ts';
import { AccountFormPart } from '../forms/account/AccountFormPart.ts';
import { AccountFoot } from '../forms/account/AccountFoot.static.tsx';
import css from './Dialog.module.css';
import { DialogHead } from './DialogHead.static.tsx';
import type { DialogName } from './dialogNames.ts';
import { queryHref } from './queryHref.ts';

export default function DialogLive({ name }: { name: DialogName }) {
  const shown = useShownPage();
  const navigate = useNavigate();
  const sheet = useRef<HTMLElement>(null);
  const closed = queryHref(shown, 'dialog');
  const opener = queryHref(shown, 'dialog', name);

  useEffect(() => {
    sheet.current?.focus();
    // The page behind was inert, so the link that opened the dialog had to let go of the focus.
    return () => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`a[href="${CSS.escape(opener)}"]`)?.focus());
    };
  }, [opener]);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') void navigate(closed, { state: { keepPlace: true } });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [navigate, closed]);
  return (
    <div className={css.veil}>
      <section
        className={css.sheet}
        ref={sheet}
        role="dialog"
        aria-modal="true"
        aria-labelledby="dialog-title"
        tabIndex={-1}
        autoFocus
      >
        <DialogHead name={name} />
        <AccountFormPart id={name} place="dialog" />
        <AccountFoot id={name} />
      </section>
    </div>
  );
}
