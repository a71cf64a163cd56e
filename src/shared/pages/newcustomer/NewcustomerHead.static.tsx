// The head of the page for new customers: a fairway that forks, with a mark where it does.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import css from './Newcustomer.module.css';

function Fairway() {
  const t = useT('newcustomer');
  return (
    <figure className={css.fairway}>
      <svg viewBox="0 0 600 340" role="img" aria-label={t('fork.title')}>
        <path
          className={css.water}
          d="M0 130H150C250 130 300 20 430 20H600V96H440C370 96 330 150 290 170C330 190 370 244 440 244H600V320H430C300 320 250 210 150 210H0z"
        />
        <path className={css.way} d="M20 170H230C320 170 340 58 440 58H590M230 170C320 170 340 282 440 282H590" />
        <path className={css.mark} d="M270 158h40v24h-40zM290 158v-34" />
        <circle className={css.top} cx="290" cy="116" r="8" />
        <circle className={css.you} cx="80" cy="170" r="9" />
        <text x="80" y="206" textAnchor="middle">
          {t('fork.you')}
        </text>
        <text x="500" y="64" textAnchor="middle">
          {t('fork.trial')}
        </text>
        <text x="500" y="288" textAnchor="middle">
          {t('fork.pack')}
        </text>
      </svg>
      <figcaption>{t('fork.caption')}</figcaption>
    </figure>
  );
}

export const NewcustomerHead = /*#__PURE__*/ staticPart(
  'NewcustomerHead',
  function NewcustomerHead() {
    return <HeadLedger first="trial" second="talk" drawing={<Fairway />} />;
  },
  'page',
);
