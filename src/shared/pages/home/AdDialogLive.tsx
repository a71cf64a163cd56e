// Shows the banner that asks for a dialog, once in seven days.
import { useEffect, useRef } from 'react';
import { recall, remember } from '../../app/localCache.ts';
import { adName } from '../../storage/kept.ts';
import { AdContent } from './AdContent.static.tsx';
import css from './AdDialog.module.css';

export default function AdDialogLive() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const title = dialog.current?.querySelector('h2')?.textContent;
    if (!title || recall(adName(title))) return;
    remember(adName(title), true);
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className={css.ad} ref={dialog} aria-labelledby="ad-title">
      <AdContent />
    </dialog>
  );
}
