// The head of a legal page: its name, its scope, and the gist in three lines.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './LegalHead.module.css';

const points = ['a', 'b', 'c'] as const;

export const LegalHead = /*#__PURE__*/ staticPart(
  'LegalHead',
  function LegalHead() {
    const t = useT(usePage().page.id);
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.head}>
          <h1>
            <Lines text={t('h1')} />
          </h1>
          <p>{t('lead')}</p>
        </div>
        <dl className={css.gist}>
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`points.${point}.term`)}</dt>
              <dd>{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  },
  'page',
);
