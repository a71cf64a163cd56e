// Status messages, seen and read aloud: the opened page, the connection, and the progress of the next page.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { idle, pageProgress } from './progress.ts';
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import progressBarCss from './ProgressBar.module.css';
import css from './Tray.module.css';

const shownFor = 6000;

/** State of the connection: offline, and for a while after that online. */
function useLine(): 'offline' | 'online' | undefined {
  const [line, setLine] = useState<'offline' | 'online'>();
  useEffect(() => {
    const hear = ({ type }: Event) => setLine(type as 'offline' | 'online');
    const stop = new AbortController();
    addEventListener('offline', hear, stop);
    addEventListener('online', hear, stop);
    if (!navigator.onLine) setLine('offline');
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (line !== 'online') return;
    const hiding = setTimeout(() => setLine(undefined), shownFor);
    return () => clearTimeout(hiding);
  }, [line]);
  return line;
}

/** The progress bar at the top of the window while the next page loads. */
function ProgressBar({ label }: { label: string }) {
  const { value, shows } = useSyncExternalStore(pageProgress.subscribe, pageProgress.now, () => idle);
  return (
    <progress
      className={shows === 'failure' ? `${progressBarCss.bar} ${progressBarCss.failed}` : progressBarCss.bar}
      hidden={shows === 'nothing'}
      max={100}
      value={value}
      aria-label={label}
    />
  );
}

export default function StatusLive({ t: { client: t } }: Live<never, 'client'>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Screen readers announce the first page themselves, but not a return to it.
  const [first, leave] = useState(address);
  if (first && address !== first) leave('');
  const line = useLine();
  return (
    <>
      {/* For screen readers only: the page that was opened. */}
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
