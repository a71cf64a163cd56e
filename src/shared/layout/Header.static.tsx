// The header that stays in view: logo, main menu and account; on phones the last two are panels behind an icon.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Logo } from '../ui/Logo.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import css from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { PanelToggle } from './PanelToggle.tsx';

export const Header = /*#__PURE__*/ staticPart(
  'Header',
  function Header() {
    const t = useT('layout');
    return (
      <header className={css.header}>
        <div className={`${ui.wrap} ${css.row}`}>
          <PanelToggle panel="menu" icon="menu" open={t('menu.open')} close={t('menu.close')} />
          <Logo />
          <MainMenu />
          <AccountPanel />
          <PanelToggle panel="me" icon="account" open={t('account.open')} close={t('account.close')} />
        </div>
      </header>
    );
  },
  'page',
);
