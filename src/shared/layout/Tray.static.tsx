// What waits at the foot of the window: short news for the visitor, a language hint and the cookie question.
import { staticPart } from '../app/staticPart.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { LanguageHint } from './LanguageHint.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import ui from '../ui/common.module.css';
import css from './Tray.module.css';

export const Tray = /*#__PURE__*/ staticPart(
  'Tray',
  function Tray() {
    return (
      <div className={css.tray}>
        {/* For ears only: which page has been opened. */}
        <p className={ui.vh} role="status" data-announce="" />
        {/* The browser's code writes here when the line drops and comes back. */}
        <p className={css.toast} role="status" data-toast="" />
        <LoadFailure />
        <LanguageHint />
        <CookieBanner />
      </div>
    );
  },
  'page',
);
