// A section whose data may be late: its place is in the first flush, its content follows when the data is there.
import { createContext, Suspense, use, type ReactNode } from 'react';
import type { NeedName } from './needs.ts';

/** On the server: the promise to wait for. In the browser nothing is waited for: the HTML is there. */
export const LateContext = createContext<(name: NeedName) => Promise<unknown> | undefined>(() => undefined);

type Props = { need: NeedName; fallback: ReactNode; children: ReactNode };

function Waiting({ need, children }: { need: NeedName; children: ReactNode }) {
  const promise = use(LateContext)(need);
  if (promise) use(promise);
  return children;
}

export function Later({ need, fallback, children }: Props) {
  return (
    <Suspense fallback={fallback}>
      <Waiting need={need}>{children}</Waiting>
    </Suspense>
  );
}
