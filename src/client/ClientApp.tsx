// The React tree in the browser: hydrates the server's document, then shows each page that the router fetched.
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { App } from '../shared/app/App.tsx';
import { Document } from '../shared/app/Document.tsx';
import { StylesheetContext } from '../shared/app/Fold.tsx';
import type { PageState } from '../shared/app/PageState.ts';
import type { TranslatorOf } from '../shared/i18n/useT.ts';
import { suggestLanguage } from './languageHint.ts';
import { startRareParts } from './rareParts.ts';

export type Shown = { state: PageState; translatorOf: TranslatorOf };

/** What the server put into the head: kept, and still there should React ever have to render the document anew. */
const head = document.head.innerHTML;

type Props = { first: Shown; stylesheet: string; onReady: (show: (next: Shown) => void) => void };

export function ClientApp({ first, stylesheet, onReady }: Props) {
  const [{ state, translatorOf }, setShown] = useState(first);
  // At once: the router scrolls next, and the page before may be too short for the place to restore.
  useLayoutEffect(() => onReady((next) => flushSync(() => setShown(next))), [onReady]);
  // Before the page is painted, so that nothing moves.
  useLayoutEffect(() => suggestLanguage(state, translatorOf('client')), [state, translatorOf]);
  useEffect(startRareParts, [state]);
  return (
    <StylesheetContext value={stylesheet}>
      <Document lang={state.locale.iso} consent={state.consent} head={head} state="">
        <App key={`${state.path}?${new URLSearchParams(state.query)}`} shown={state} translatorOf={translatorOf} />
      </Document>
    </StylesheetContext>
  );
}
