// Which slide of a row that scrolls sideways is in view, and how to bring another: the row's own position is the state.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Track = { track: RefObject<HTMLUListElement | null>; shown: number; show: (at: number) => void };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** With one of these a press or a key is the browser's. */
export const isPlain = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, `${'ctrl' | 'meta' | 'shift' | 'alt'}Key`>) => !ctrlKey && !metaKey && !shiftKey && !altKey;

const placeIn = (row: HTMLElement): number => Math.round(row.scrollLeft / (row.clientWidth || 1));

export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Past either end it goes on at the other. Not by a rule in the style: that would also slow down what has the focus. */
  const show = useCallback(
    (at: number) => {
      const row = track.current;
      const behavior = matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant';
      row?.scrollTo({ left: ((at + count) % count) * row.clientWidth, behavior });
    },
    [count],
  );
  useEffect(() => {
    const row = track.current;
    if (!row || count < 2) return;
    const look = () => setShown(placeIn(row));
    const turn = (event: KeyboardEvent) => {
      const step = steps[event.key];
      // In something on a slide the keys are that thing's own.
      if (step === undefined || event.target !== row || !isPlain(event)) return;
      event.preventDefault();
      show(placeIn(row) + step);
    };
    // The visitor may have turned it before this code was there.
    look();
    const stop = new AbortController();
    row.addEventListener('scroll', look, { passive: true, signal: stop.signal });
    row.addEventListener('keydown', turn, { signal: stop.signal });
    return () => stop.abort();
  }, [count, show]);
  return { track, shown, show };
}
