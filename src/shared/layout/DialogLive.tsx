// The dialog that ?dialog= opens, rendered by the server. It takes the focus and returns it when closed.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import type { AccountDialog } from '../forms/AccountForm.ts';
import { queryHref } from '../ui/queryHref.ts';
import { AccountFormPart } from '../formParts/account/AccountFormPart.ts';
import { AccountFoot } from '../formParts/account/AccountFoot.static.tsx';
import { AccountNews } from '../formParts/account/AccountNews.static.tsx';
import { isConverting } from '../ui/isConverting.ts';
import css from './Dialog.module.css';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Phrases } from '../ui/Phrases.tsx';

/** Title, one sentence and close link above a dialog's form. */
const DialogHead = /*#__PURE__*/ staticPart(
  'DialogHead',
  function DialogHead({ name }: { name: AccountDialog }) {
    const t = useT('layout');
    const page = usePage();
    return (
      <>
        <h2 className={css.title} id="dialog-title">
          <Lines text={t(`dialogs.${name}.title`)} />
        </h2>
        <p className={ui.dim}>
          <Phrases text={t(`dialogs.${name}.text`)} />
        </p>
        <a className={css.close} href={queryHref(page, 'dialog')} aria-label={t('close')}>
          <Icon name="close" />
        </a>
      </>
    );
  },
  'page',
);

/** Moves the focus to the link that opened it, else to what opens the folded panel around that link, else to the page: what is hidden takes none. */
function focusOpener(name: AccountDialog): void {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href*="dialog=${name}"]`)) {
    const panel = link.closest('nav[id]')?.id ?? '';
    for (const place of [link, ...document.querySelectorAll<HTMLElement>(`[aria-controls="${panel}"]`)]) {
      place.focus();
      if (place === document.activeElement) return;
    }
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

export default function DialogLive({ name }: { name: AccountDialog }) {
  const shown = useShownPage();
  const sheet = useRef<HTMLElement>(null);
  /** The one that was opened from the page: it may have led to others. */
  const [first] = useState(name);

  // Each dialog takes it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => sheet.current?.focus(), [name]);
  // A layout effect, as the heading of another page asks for its frame after it.
  useLayoutEffect(
    // The page behind is inert while the dialog is open, so the opening link lost the focus.
    () => () => void requestAnimationFrame(() => focusOpener(first)),
    [first],
  );
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isConverting(event))
        sheet.current?.querySelector<HTMLElement>(`.${css.close}`)?.click();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
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
        {/* In languages without a page for a new password the visitor lands here, where the dialog covers the page's own notice. */}
        {shown.query.did === 'notMe' && <AccountNews />}
        <AccountFormPart key={name} id={name} place="dialog" />
        <AccountFoot id={name} />
      </section>
    </div>
  );
}
