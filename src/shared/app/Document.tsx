// The whole <html> element. Its head is one ready string: React hydrates the body and leaves the head alone.
import type { ReactNode } from 'react';

type Props = { lang: string; consent: boolean; head: string; state: () => string; children: ReactNode };

/** Comes last, when every live part of the page has said what it needs. */
function StateBlock({ state }: { state: () => string }) {
  return (
    <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state() }} suppressHydrationWarning />
  );
}

export function Document({ lang, consent, head, state, children }: Props) {
  return (
    <html lang={lang} data-consent={consent ? '' : undefined} suppressHydrationWarning>
      <head dangerouslySetInnerHTML={{ __html: head }} suppressHydrationWarning />
      <body>
        {children}
        <StateBlock state={state} />
      </body>
    </html>
  );
}
