// The frame around every page's content: what stands above, below and over it.
import type { ReactNode } from 'react';
import { Later } from '../app/Later.tsx';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/crossing.css';
import '../ui/charts/motion.css';
import '../ui/print.css';
import { useShownPage } from '../app/ShownPage.ts';
import { CookieBanner } from './CookieBanner.ts';
import { Dialog } from './Dialog.ts';
import { isDialogName } from './dialogNames.ts';
import { Footer } from './Footer.static.tsx';
import { LanguageHint } from './LanguageHint.static.tsx';
import { LoadFailure } from './LoadFailure.static.tsx';
import { Navigation } from './Navigation.ts';
import { ReturnNotice } from './ReturnNotice.static.tsx';
import { ScrollTop } from './ScrollTop.static.tsx';
import { SkipLink } from './SkipLink.static.tsx';
import { Status } from './Status.ts';
import css from './Tray.module.css';

export function Frame({ children }: { children: ReactNode }) {
  const { page, query } = useShownPage();
  const { dialog } = query;
  return (
    <>
      {/* Ahead of the fold, so that its rules are among the inlined ones. */}
      {isDialogName(dialog) && <Dialog name={dialog} />}
      <div inert={isDialogName(dialog)}>
        <SkipLink />
        {page.layout === 'full' && (
          <Later needs={['menu', 'menuEntries', 'languages']}>
            <Navigation />
          </Later>
        )}
        {page.layout === 'full' && <LanguageHint />}
        <ReturnNotice />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {page.layout !== 'bare' && (
          <Later needs={['menu']}>
            <Footer />
          </Later>
        )}
        {/* After the page's fold: what lies over it can wait for the stylesheet. */}
        <div className={css.tray}>
          <Status />
          <LoadFailure />
          <CookieBanner />
        </div>
        <Later needs={['domainInfo']}>
          <ScrollTop />
        </Later>
      </div>
    </>
  );
}
