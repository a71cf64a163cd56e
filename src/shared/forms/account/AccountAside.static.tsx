// Beside a form of accounts: the three things to know about it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import css from '../ui/FormSection.module.css';

export const AccountAside = /*#__PURE__*/ staticPart(
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
