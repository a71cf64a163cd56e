// The whole <html> element. Its head is one ready-made string: React hydrates the body and leaves the head alone.
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
  /** Structured data for search engines. No part waits for it, and only the server has it. */
  machines?: string;
  children: ReactNode;
};

/** Rendered last, when late data has arrived and every live part of the page has registered what it needs. */
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
        {/* Browser extensions insert elements into the body. React skips those with other tag names, but would hydrate their <div> as ours. */}
        <co-page>{children}</co-page>
        <Suspense>
          <StateBlock state={state} />
        </Suspense>
        {/* Not in the browser's tree: React ignores further elements at the end of the body. */}
        {machines && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: machines }} />}
      </body>
    </html>
  );
}
