// Shows the banner marked as a dialog, at most once in seven days, or once a visit where storage is refused.
import { useEffect, useRef } from 'react';
import { recall, remember } from '../../storage/localCache.ts';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { adName } from '../../storage/kept.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './AdDialog.module.css';

/** Content of that dialog; nothing without such a banner. */
const AdContent = /*#__PURE__*/ staticPart(
  'AdContent',
  function AdContent() {
    const t = useT('layout');
    const ad = useNeed('banners').find(({ dialog }) => dialog);
    if (!ad) return null;
    return (
      <>
        <h2 id="ad-title">
          <Lines text={ad.title} />
        </h2>
        <p>{ad.text}</p>
        <form method="dialog" className={ui.acts}>
          {ad.links.map(({ text, link }) => (
            <a key={link} className={`${ui.btn} ${ui.go}`} href={link}>
              {text}
            </a>
          ))}
          <button className={ui.btn}>{t('close')}</button>
        </form>
      </>
    );
  },
  'page',
);

/** Titles of the dialogs that this visit has shown. */
const shown = new Set<string>();

export default function AdDialogLive() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const title = dialog.current?.querySelector('h2')?.textContent;
    if (!title || shown.has(title) || recall(adName(title))) return;
    shown.add(title);
    remember(adName(title), true);
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={css.ad} ref={dialog} aria-labelledby="ad-title">
      <AdContent />
    </dialog>
  );
}
