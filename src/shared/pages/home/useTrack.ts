// Which slide of a row that scrolls sideways is in view, and how to bring another: the row's own position is the state.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Track = { track: RefObject<HTMLUListElement | null>; shown: number; show: (at: number) => void };

export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const look = () => setShown(Math.round(row.scrollLeft / (row.clientWidth || 1)));
    // The visitor may have turned it before this code was there.
    look();
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, []);
  /** Past either end it goes on at the other. Not by a rule in the style: that would also slow down what has the focus. */
  const show = useCallback(
    (at: number) => {
      const row = track.current;
      const behavior = matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'instant';
      row?.scrollTo({ left: ((at + count) % count) * row.clientWidth, behavior });
    },
    [count],
  );
  return { track, shown, show };
}
