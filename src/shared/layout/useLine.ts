// What there is to say about the visitor's line: that it dropped, and for a while that it is back.
import { useEffect, useState } from 'react';

const shownFor = 6000;

export function useLine(): 'offline' | 'online' | undefined {
  const [line, setLine] = useState<'offline' | 'online'>();
  useEffect(() => {
    const drop = () => setLine('offline');
    const back = () => setLine('online');
    addEventListener('offline', drop);
    addEventListener('online', back);
    if (!navigator.onLine) drop();
    return () => {
      removeEventListener('offline', drop);
      removeEventListener('online', back);
    };
  }, []);
  useEffect(() => {
    if (line !== 'online') return;
    const hiding = setTimeout(() => setLine(undefined), shownFor);
    return () => clearTimeout(hiding);
  }, [line]);
  return line;
}
