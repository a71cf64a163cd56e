// Says what went wrong, what is not lost, and how to go on; drawn as a route that breaks off.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './Fault.module.css';

const points = ['a', 'b', 'c'] as const;

export const Fault = /*#__PURE__*/ staticPart(
  'Fault',
  function Fault() {
    const { href, page } = usePage();
    const t = useT(page.id);
    const act = useT('layout');
    return (
      <section className={`${ui.wrap} ${css.fault}`}>
        <div className={css.words}>
          <h1>
            <Lines text={t('h1')} />
          </h1>
          <p>
            <Lines text={`${t('line1')}\n${t('line2')}`} />
          </p>
          <div className={ui.acts}>
            <a className={`${ui.btn} ${ui.go}`} href={href('home')}>
              {t('back')}
            </a>
            <a className={ui.btn} href={href('contactUs')}>
              {act('actions.contact')}
            </a>
          </div>
        </div>
        <svg className={css.route} viewBox="0 0 600 300" aria-hidden="true">
          <path className={css.sailed} d="M30 240C120 240 150 130 270 130" />
          <path className={css.ahead} d="M330 130C450 130 470 60 570 60" />
          <path className={css.break} d="M284 112l14 36M302 112l14 36" />
          <circle cx="30" cy="240" r="7" />
          <circle cx="570" cy="60" r="7" />
        </svg>
        <dl className={css.points}>
          {points.map((point) => (
            <div key={point}>
              <dt>{t(`points.${point}.term`)}</dt>
              <dd>{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  },
  'page',
);
