// The whole <html> element. Its head is one ready string: React hydrates the body and leaves the head alone.
import { Suspense, use, type DetailedHTMLProps, type ReactNode } from 'react';
import { LateContext } from './Later.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'co-page': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

type Props = {
  lang: string;
  consent: boolean;
  head: string;
  state: () => string;
  /** What the page says of itself to machines, which nobody waits for; known to the server alone. */
  machines?: string;
  children: ReactNode;
};

/** Comes last, when what was late is there and every live part of the page has said what it needs. */
function StateBlock({ state }: { state: () => string }) {
  const late = use(LateContext)();
  if (late) use(late);
  return (
    <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state() }} suppressHydrationWarning />
  );
}

export function Document({ lang, consent, head, state, machines, children }: Props) {
  return (
    <html lang={lang} data-consent={consent ? '' : undefined} suppressHydrationWarning>
      <head dangerouslySetInnerHTML={{ __html: head }} suppressHydrationWarning />
      <body>
        {/* A tag that no browser extension uses: React passes over strangers of other names, and would take a <div> for ours. */}
        <co-page>{children}</co-page>
        <Suspense>
          <StateBlock state={state} />
        </Suspense>
        {/* The browser's tree ends before it, and React leaves alone what stands at the end of a body. */}
        {machines && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: machines }} />}
      </body>
    </html>
  );
}
