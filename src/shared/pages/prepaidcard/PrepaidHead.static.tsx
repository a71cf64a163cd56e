// What prepaying means, in a sentence.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './Prepaid.module.css';

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    const t = useT('prepaidcard');
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.head}>
          <h1>
            <Lines text={t('h1')} />
          </h1>
          <p>{t('lead')}</p>
        </div>
      </div>
    );
  },
  'page',
);
