// The head of the campaign: the original price as one bar to scale, of which the platform price is the magenta part.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { usd } from '../../ui/usd.ts';
import { largestPack } from './largestPack.ts';
import css from './Promotion.module.css';

const [width, top, foot] = [600, 70, 190];

function PriceBar() {
  const t = useT('promotion002');
  const { locale } = usePage();
  const { pack } = largestPack(useNeed('prices').cdnPacks);
  const { listUsd, platformUsd } = pack;
  const part = Math.round((platformUsd / listUsd) * width);
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${width} 250`} role="img" aria-label={t('bar.title')}>
        <HatchPattern />
        <rect className={css.rest} fill={hatch} x={part} y={top} width={width - part} height={foot - top} />
        <rect className={css.paid} x="0" y={top} width={part} height={foot - top} />
        <text className={css.large} x="0" y={top - 18}>
          {usd(locale, platformUsd)}
        </text>
        <text className={css.large} x={width - 2} y={top - 18} textAnchor="end">
          {usd(locale, listUsd)}
        </text>
        <text x="0" y={foot + 32}>
          {t('bar.paid')}
        </text>
        <text x={width} y={foot + 32} textAnchor="end">
          {t('bar.saved', { saved: usd(locale, listUsd - platformUsd) })}
        </text>
      </svg>
      <figcaption>{t('bar.caption')}</figcaption>
    </figure>
  );
}

export const PromotionHead = /*#__PURE__*/ staticPart(
  'PromotionHead',
  function PromotionHead() {
    return <HeadLedger first="#fit" second="talk" drawing={<PriceBar />} />;
  },
  'page',
);
