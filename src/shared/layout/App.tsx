// Everything inside <body>: providers for live parts, and the frame with the page's content.
import { Component, use, type ReactNode } from 'react';
import { Router } from 'react-router';
import { TranslatorContext, type TranslatorOf } from '../i18n/useT.ts';
import { contentQuery } from '../app/frameNames.ts';
import { ShownPageContext, codeOf, type ShownPage } from '../app/PageState.ts';
import { Later } from '../app/Later.tsx';
import { NavigatorContext } from '../app/NavigatorContext.ts';
// Styles of plain elements come before those of classes.
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/crossing.css';
import '../ui/charts/motion.css';
import '../ui/print.css';
import { Frame } from './Frame.tsx';
import { ContactBand } from '../sections/ContactBand.static.tsx';
import { PageChunk, StillPage } from './PageChunk.tsx';

type PageBoundaryState = { failed: boolean };

/** Keeps the frame usable when a page's content throws in the browser, and shows the failure notice. */
class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(): void {
    // The same attribute as for a missing script; it shows LoadFailure of src/shared/layout/Frame.tsx.
    document.documentElement.dataset.failed = '';
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

type Props = { shown: ShownPage; translatorOf: TranslatorOf };

export function App({ shown, translatorOf }: Props) {
  const { path, query } = shown;
  const search = new URLSearchParams(query).toString();
  const code = codeOf(shown.page);
  return (
    <Router location={search ? `${path}?${search}` : path} navigator={use(NavigatorContext)}>
      <ShownPageContext value={shown}>
        <TranslatorContext value={translatorOf}>
          <Frame>
            {/* The key replaces the content for each page, while the frame stays; what opens over the page leaves it. */}
            <PageBoundary key={`${path}?${new URLSearchParams(contentQuery(query)).toString()}`}>
              {shown.page.still && <StillPage chunk={shown.page.chunk} />}
              {code && <PageChunk chunk={code} />}
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
