// Everything inside <body>: the frame of the page around its content, with what components may ask for.
import { Frame } from '../layout/Frame.tsx';
import { TranslatorContext, type TranslatorOf } from '../i18n/useT.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageChunk } from './PageChunk.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { PageContext, type PageInfo } from './PageContext.ts';

type Props = { info: PageInfo; translatorOf: TranslatorOf };

export function App({ info, translatorOf }: Props) {
  return (
    <PageContext value={info}>
      <TranslatorContext value={translatorOf}>
        <ProgressBar />
        <Frame>
          <PageBoundary key={info.path}>
            <PageChunk chunk={info.page.chunk} />
          </PageBoundary>
        </Frame>
      </TranslatorContext>
    </PageContext>
  );
}
