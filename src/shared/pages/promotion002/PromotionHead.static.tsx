// The head of the campaign: its size and price as large as a poster, and from edge to edge the original price, of which it is the marked part.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Actions } from '../../sections/heads/Actions.tsx';
import { Title } from '../../sections/heads/HeadWords.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import ui from '../../ui/common.module.css';
import { percentOf } from '../../ui/percentOf.ts';
import { usd } from '../../ui/usd.ts';
import { largestPack } from './largestPack.ts';
import css from './PromotionHead.module.css';

function PriceBar() {
  const t = useT('promotion002');
  const { locale } = usePage();
  const { listUsd, platformUsd } = largestPack(useNeed('prices').cdnPacks).pack;
  const paid = percentOf(platformUsd, listUsd);
  return (
    <figure className={css.bar}>
      <svg role="img" aria-label={t('bar.title')}>
        <HatchPattern />
        <rect className={css.list} width="100%" height="100%" />
        <rect className={css.saved} fill={hatch} width="100%" height="100%" />
        <rect className={css.paid} width={paid} height="100%" />
        <rect className={css.mark} width={paid} height="12" />
        <g className={css.rest}>
          <text className={css.amount} x={paid}>
            {usd(locale, listUsd - platformUsd)}
          </text>
          <text x={paid}>{t('bar.saved')}</text>
        </g>
      </svg>
      <p className={ui.wrap}>
        <b>{usd(locale, platformUsd)}</b> {t('bar.paid')}
      </p>
      <figcaption className={ui.wrap}>{t('bar.caption')}</figcaption>
    </figure>
  );
}

export const PromotionHead = /*#__PURE__*/ staticPart(
  'PromotionHead',
  function PromotionHead() {
    const t = useT('promotion002');
    const facts = useFacts();
    return (
      <>
        <div className={ui.wrap}>
          <Breadcrumb name={t('name')} />
          <div className={css.head}>
            <Title />
            <div>
              <p>{t('lead', facts)}</p>
              <Actions first="#fit" second="talk" />
            </div>
          </div>
        </div>
        <PriceBar />
      </>
    );
  },
  'page',
);
