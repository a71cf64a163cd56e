// A form page's first view: what it is for, and for the free trial its three steps.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './FormHead.module.css';
import { isStepped, noteNames } from './noteNames.ts';

export const FormHead = /*#__PURE__*/ staticPart(
  'FormHead',
  function FormHead() {
    const { page } = usePage();
    const t = useT(page.id);
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.head}>
          <h1>
            <Lines text={t('h1')} />
          </h1>
          <p>{t('lead')}</p>
        </div>
        {isStepped(page.id) && (
          <ol className={css.steps}>
            {noteNames.map((note) => (
              <li key={note}>
                <h2>{t(`points.${note}.term`)}</h2>
                <p>{t(`points.${note}.text`)}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    );
  },
  'page',
);
