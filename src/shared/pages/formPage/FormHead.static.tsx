// A form page's first view: what it is for, and for the free trial its three steps.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import css from './FormHead.module.css';

export const FormHead = /*#__PURE__*/ staticPart(
  'FormHead',
  function FormHead() {
    const { page } = usePage();
    const t = useT(page.id);
    return (
      <PageHead name={t('name')} title={t('h1')} lead={t('lead')}>
        {page.stepped && (
          <ol className={css.steps}>
            {pointsOf(t).map(({ name, term, text }) => (
              <li key={name}>
                <h2>{term}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </PageHead>
    );
  },
  'page',
);
