// Everything inside <body>: the frame of the page around its content, with what live parts may ask for.
import { use } from 'react';
import { Router } from 'react-router';
import { TranslatorContext, type TranslatorOf } from '../i18n/useT.ts';
import { Frame } from '../layout/Frame.tsx';
import { ContactBand } from '../sections/ContactBand.static.tsx';
import { Later } from './Later.tsx';
import { NavigatorContext } from './NavigatorContext.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageChunk } from './PageChunk.ts';
import type { ShownPage } from './PageState.ts';
import { ShownPageContext } from './ShownPage.ts';
import { StillPage } from './StillPage.static.tsx';

type Props = { shown: ShownPage; translatorOf: TranslatorOf };

export function App({ shown, translatorOf }: Props) {
  const search = new URLSearchParams(shown.query).toString();
  const address = search ? `${shown.path}?${search}` : shown.path;
  return (
    <Router location={address} navigator={use(NavigatorContext)}>
      <ShownPageContext value={shown}>
        <TranslatorContext value={translatorOf}>
          <Frame>
            {/* Another page is another content; the frame around it stays. */}
            <PageBoundary key={address}>
              {shown.page.still ? <StillPage chunk={shown.page.chunk} /> : <PageChunk chunk={shown.page.chunk} />}
              {shown.page.contacts && (
                <Later needs={['domainInfo']}>
                  <ContactBand />
                </Later>
              )}
            </PageBoundary>
          </Frame>
        </TranslatorContext>
      </ShownPageContext>
    </Router>
  );
}
