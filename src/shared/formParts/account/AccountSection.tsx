// The form of accounts that a page or a personal link is there for, with news above it and what is good to know beside it.
import { usePage } from '../../app/PageContext.ts';
import { useShownPage } from '../../app/ShownPage.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from '../FormSection.module.css';
import { AccountFormPart } from './AccountFormPart.ts';
import { AccountFoot } from './AccountFoot.static.tsx';
import { AccountNews } from './AccountNews.static.tsx';

/** Beside a form of accounts: the three things to know about it. */
const AccountAside = /*#__PURE__*/ staticPart(
  'AccountAside',
  function AccountAside() {
    const { page } = usePage();
    const points = pointsOf(useT(page.id));
    return (
      <aside className={css.aside}>
        {points.map(({ name, term, text }) => (
          <div key={name}>
            <h2>{term}</h2>
            <p>{text}</p>
          </div>
        ))}
      </aside>
    );
  },
  'page',
);

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
