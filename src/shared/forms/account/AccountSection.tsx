// The form of accounts that a page or a personal link is there for, with news above it and what is good to know beside it.
import { useShownPage } from '../../app/ShownPage.ts';
import ui from '../../ui/common.module.css';
import { AccountAside } from './AccountAside.static.tsx';
import { AccountFormPart } from './AccountFormPart.ts';
import { AccountNews } from './AccountNews.static.tsx';
import { AccountFoot } from './AccountFoot.static.tsx';
import css from '../ui/FormSection.module.css';

export function AccountSection() {
  const { page, behind } = useShownPage();
  const id = behind?.form ?? page.account;
  if (!id) return null;
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      <div>
        <AccountNews />
        <AccountFormPart id={id} place="page" />
        <AccountFoot id={id} />
      </div>
      <div className={css.beside}>
        <AccountAside />
      </div>
    </section>
  );
}
