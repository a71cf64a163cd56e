// The way home: a button, and a countdown that can be stopped and pauses while the page is in use.
import { useEffect, useRef, useState } from 'react';
import { useShownPage } from '../../app/PageState.ts';
import type { Live } from '../../live/livePart.tsx';
import ui from '../../ui/common.module.css';
import css from './LostPlace.module.css';

const seconds = 5;

/** Ignores the heading, which gets the focus when the page opens. */
const isInUse = () => document.hidden || document.querySelector(':not(h1):focus-visible') !== null;

export default function HomeWayLive({ t: { notFound: t } }: Live<never, 'notFound'>) {
  const { path, locale } = useShownPage();
  const [left, setLeft] = useState<number>();
  const link = useRef<HTMLAnchorElement>(null);
  const isCounting = left !== undefined;
  // In an effect: without script there is no countdown.
  useEffect(() => setLeft(seconds), []);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => {
      if (!isInUse()) setLeft((before) => before && before - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => {
    // Not as a further step of the history: Back would lead here again.
    if (left === 0 && link.current) location.replace(link.current.href);
  }, [left]);

  function stop(): void {
    setLeft(undefined);
    link.current?.focus();
  }
  return (
    <>
      <a
        className={`${ui.btn} ${ui.go} ${css.home}`}
        href={path.split('/')[1] === locale.prefix ? `/${locale.prefix}` : '/'}
        ref={link}
      >
        <span key={left} data-room={t('countdown', { seconds })}>
          {left === undefined ? t('back') : t('countdown', { seconds: left })}
        </span>
      </a>
      <button className={`${ui.btn} ${css.stop}`} type="button" onClick={stop} hidden={!isCounting}>
        {t('stop')}
      </button>
    </>
  );
}
