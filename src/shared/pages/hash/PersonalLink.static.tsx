// Explains a personal link, and why it no longer works when it has expired or been used, with the way to a new one.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './PersonalLink.module.css';

const points = ['a', 'b', 'c'] as const;
const spentStates = ['expired', 'used'] as const;

export const PersonalLink = /*#__PURE__*/ staticPart(
  'PersonalLink',
  function PersonalLink() {
    const t = useT('hash');
    const act = useT('layout');
    const { href, params } = usePage();
    const spent = spentStates.find((state) => state === params.state);
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.link}>
          <div className={css.words}>
            <h1>
              <Lines text={t(spent ? `${spent}.title` : 'h1')} />
            </h1>
            <p>{t(spent ? `${spent}.text` : 'lead')}</p>
            <div className={ui.acts}>
              <a className={`${ui.btn} ${ui.go}`} href={href('contactUs')}>
                {t('again')}
              </a>
              <a className={ui.btn} href={href('login')}>
                {act('account.login')}
              </a>
            </div>
          </div>
          <dl className={css.points}>
            {points.map((point) => (
              <div key={point}>
                <dt>{t(`points.${point}.term`)}</dt>
                <dd>{t(`points.${point}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    );
  },
  'request',
);
