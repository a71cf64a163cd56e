// The whole <html> element. Its head is one ready string: React hydrates the body and leaves the head alone.
import type { ReactNode } from 'react';

type Props = { lang: string; consent: boolean; head: string; state: string; children: ReactNode };

export function Document({ lang, consent, head, state, children }: Props) {
  return (
    <html lang={lang} data-consent={consent ? '' : undefined} suppressHydrationWarning>
      <head dangerouslySetInnerHTML={{ __html: head }} suppressHydrationWarning />
      <body>
        {children}
        <script
          id="state"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: state }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}
