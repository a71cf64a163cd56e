// Everything inside <body>: the frame of the page around its content, with what live parts may ask for.
import { TranslatorContext, type TranslatorOf } from '../i18n/useT.ts';
import { Frame } from '../layout/Frame.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageChunk } from './PageChunk.ts';
import type { ShownPage } from './PageState.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { ShownPageContext } from './ShownPage.ts';

type Props = { shown: ShownPage; translatorOf: TranslatorOf };

export function App({ shown, translatorOf }: Props) {
  return (
    <ShownPageContext value={shown}>
      <TranslatorContext value={translatorOf}>
        <Frame>
          {/* Another page is another content; the frame around it stays. */}
          <PageBoundary key={`${shown.path}?${new URLSearchParams(shown.query)}`}>
            <PageChunk chunk={shown.page.chunk} />
          </PageBoundary>
        </Frame>
        <ProgressBar />
      </TranslatorContext>
    </ShownPageContext>
  );
}
