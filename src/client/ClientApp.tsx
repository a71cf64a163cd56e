// The React tree in the browser: hydrates the server's document, then shows each page that the router fetched.
import { useLayoutEffect, useState } from 'react';
import { App } from '../shared/app/App.tsx';
import { Document } from '../shared/app/Document.tsx';
import { StylesheetContext } from '../shared/app/Fold.tsx';
import type { PageState } from '../shared/app/PageState.ts';
import type { TranslatorOf } from '../shared/i18n/useT.ts';
import { infoOf } from './pageInfo.ts';

export type Shown = { state: PageState; translatorOf: TranslatorOf };

/** What the server put into the head: kept as it is, and still there should React ever have to render the whole document anew. */
const head = document.head.innerHTML;

type Props = { first: Shown; stylesheet: string; onReady: (show: (next: Shown) => void) => void };

export function ClientApp({ first, stylesheet, onReady }: Props) {
  const [shown, setShown] = useState(first);
  useLayoutEffect(() => onReady(setShown), [onReady]);
  const info = infoOf(shown.state);
  return (
    <StylesheetContext value={stylesheet}>
      <Document lang={info.locale.iso} consent={shown.state.consent} head={head} state="">
        <App key={`${info.path}?${new URLSearchParams(info.query)}`} info={info} translatorOf={shown.translatorOf} />
      </Document>
    </StylesheetContext>
  );
}
