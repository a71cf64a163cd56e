// The frame around every page's content: what stands above, below and over it.
import type { ReactNode } from 'react';
import '../ui/tokens.css';
import '../ui/base.css';
import { useShownPage } from '../app/ShownPage.ts';
import { DialogHost } from './DialogHost.static.tsx';
import { Footer } from './Footer.static.tsx';
import { Header } from './Header.static.tsx';
import { ReturnNotice } from './ReturnNotice.static.tsx';
import { ScrollTop } from './ScrollTop.static.tsx';
import { SkipLink } from './SkipLink.static.tsx';
import { TopBar } from './TopBar.static.tsx';
import { Tray } from './Tray.static.tsx';
import { isDialogName } from './dialogNames.ts';

export function Frame({ children }: { children: ReactNode }) {
  const { page, query } = useShownPage();
  return (
    <>
      {/* Ahead of the fold, so that its rules are among the inlined ones. */}
      <DialogHost />
      <div inert={isDialogName(query.dialog)}>
        <SkipLink />
        {page.layout === 'full' && <TopBar />}
        {page.layout === 'full' && <Header />}
        <ReturnNotice />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {page.layout !== 'bare' && <Footer />}
        {/* After the page's fold: what lies over it can wait for the stylesheet. */}
        <Tray />
        <ScrollTop />
      </div>
    </>
  );
}
