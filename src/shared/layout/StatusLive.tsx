// What is happening, for eyes and ears: the page that was opened, the line, the next page on its way.
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import css from './Tray.module.css';
import { useLine } from './useLine.ts';

export default function StatusLive({ t: { client: t } }: Live<never, 'client'>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // The first page says by itself what it is.
  const [first] = useState(address);
  const line = useLine();
  return (
    <>
      {/* For ears only: which page has been opened. */}
      <p className={ui.vh} role="status">
        {address !== first && <span key={address}>{t('loaded', { title: document.title })}</span>}
      </p>
      <p className={css.toast} role="status">
        {line && <span key={line}>{t(line)}</span>}
      </p>
      <ProgressBar label={t('loading')} />
    </>
  );
}
