// The React tree in the browser: hydrates the server's document, then shows each page that the router fetched.
import { startTransition, useLayoutEffect, useEffect, useState } from 'react';
import type { Navigator } from 'react-router';
import { App } from '../shared/layout/App.tsx';
import { Document } from '../shared/app/Document.tsx';
import { StylesContext } from '../shared/app/Fold.tsx';
import { NavigatorContext } from '../shared/app/NavigatorContext.ts';
import { NeedsContext, type ReadNeed } from '../shared/app/needs.ts';
import type { PageState } from '../shared/app/PageState.ts';
import { trustedHtml } from '../shared/app/trusted.ts';
import type { TranslatorOf } from '../shared/i18n/useT.ts';
import { LiveHostContext, type LiveHost } from '../shared/live/LiveHost.ts';
import { PartSourceContext, type PartSource } from './adoptPart.tsx';

/** A page with the HTML of its static parts. */
export type Shown = { state: PageState; read: ReadNeed; source: PartSource };

export const shownOf = (state: PageState, source: PartSource): Shown => ({
  state,
  read: (name) => state.data[name] as never,
  source,
});

/** The server's head. React needs it again if it ever has to render the whole document anew. */
const head = trustedHtml(document.head.innerHTML);
const noState = () => '';

/** Shows a page; settles when it is in the document. */
export type Show = (next: Shown) => Promise<void>;

type Props = {
  first: Shown;
  translatorOf: TranslatorOf;
  host: LiveHost;
  navigator: Navigator;
  onReady: (show: Show) => void;
};

export function ClientApp({ first, translatorOf, host, navigator, onReady }: Props) {
  const [{ shown, committed }, setShown] = useState({ shown: first, committed: () => undefined as void });
  useEffect(
    () =>
      onReady(
        (next) =>
          new Promise((resolve) => {
            // As a transition: anything else would make React throw away parts that it has not hydrated yet.
            startTransition(() => setShown({ shown: next, committed: resolve }));
          }),
      ),
    [onReady],
  );
  useLayoutEffect(() => committed(), [committed]);
  const { state, read, source } = shown;
  return (
    <StylesContext value={state.styles}>
      <NavigatorContext value={navigator}>
        <LiveHostContext value={host}>
          <NeedsContext value={read}>
            <PartSourceContext value={source}>
              {/* The first page's: whether the cookie question is answered changes without another page (rest.ts). */}
              <Document lang={state.locale.iso} consent={first.state.consent} head={head} state={noState}>
                <App shown={state} translatorOf={translatorOf} />
              </Document>
            </PartSourceContext>
          </NeedsContext>
        </LiveHostContext>
      </NavigatorContext>
    </StylesContext>
  );
}
