// A piece of the page whose data may be late: drawn at once with what stands in for it, and again when the data is there.
import { createContext, Suspense, use, type ReactNode } from 'react';
import type { NeedName } from './needs.ts';

/** Settles when these needs are there, or all; undefined when they are. In the browser nothing is late: the state comes last. */
type AskLate = (needs?: readonly NeedName[]) => Promise<unknown> | undefined;

const nothing: AskLate = () => undefined;

export const LateContext = createContext(nothing);
/** Whether this is the first drawing, which another takes the place of: it may have no field. */
export const StandInContext = createContext(false);

function Waiting({ until, children }: { until: Promise<unknown> | undefined; children: ReactNode }) {
  if (until) use(until);
  return children;
}

/**
 * Without script the first drawing stays, so it is the same piece and works the same. Never around a field: what is typed
 * meanwhile would be lost.
 */
export function Later({ needs, children }: { needs: readonly NeedName[]; children: ReactNode }) {
  const until = use(LateContext)(needs);
  return (
    <Suspense
      fallback={
        until && (
          <LateContext value={nothing}>
            <StandInContext value={true}>{children}</StandInContext>
          </LateContext>
        )
      }
    >
      <Waiting until={until}>{children}</Waiting>
    </Suspense>
  );
}
