// The link that opens the mail; the browser's code follows it by itself and then goes on to the 404 page.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './MailHandover.module.css';

const points = ['a', 'b', 'c'] as const;

export const MailHandover = /*#__PURE__*/ staticPart(
  'MailHandover',
  function MailHandover() {
    const t = useT('mailto');
    const act = useT('layout');
    const { params, query, href } = usePage();
    const to = params.to ?? '';
    // Mail programs read a plus as a plus, not as a space.
    const fields = new URLSearchParams(query).toString().replaceAll('+', '%20');
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={t('name')} />
        <div className={css.letter}>
          <h1>
            <Lines text={t('h1')} />
          </h1>
          <p className={css.lead}>{t('lead')}</p>
          <div className={ui.acts}>
            <a
              className={`${ui.btn} ${ui.go}`}
              href={`mailto:${encodeURIComponent(to)}${fields && `?${fields}`}`}
              data-mailto=""
            >
              {t('continue', { to })}
            </a>
            <a className={ui.btn} href={href('contactUs')}>
              {act('actions.form')}
            </a>
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
