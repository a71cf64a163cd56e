// A piece of the page whose data may be late: rendered at once as a stand-in, and again when the data has arrived.
import { createContext, Suspense, use, type ReactNode } from 'react';
import type { NeedName } from './needs.ts';

/** Settles when these needs (or all) have arrived; undefined when they already have. In the browser nothing is late, because the state comes last. */
type AskLate = (needs?: readonly NeedName[]) => Promise<unknown> | undefined;

const nothing: AskLate = () => undefined;

export const LateContext = createContext(nothing);
/** True in the stand-in, which the final rendering replaces. A stand-in must not contain a form field. */
export const StandInContext = createContext(false);

function Waiting({ until, children }: { until: Promise<unknown> | undefined; children: ReactNode }) {
  if (until) use(until);
  return children;
}

/**
 * Without script the stand-in stays, so it is the same piece and works the same. Never wrap a form field: what visitors
 * type meanwhile would be lost.
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
