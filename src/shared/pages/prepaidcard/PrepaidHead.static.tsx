// The head of the prepaid page: what paying ahead means, with the packs drawn beside it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../i18n/numbers.ts';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import css from '../../ui/charts/Figure.module.css';

const width = 600;
const foot = 250;
const radiusPerRootUsd = 1.72;

/** The packs as rosettes like those of banknotes: a lobe for every hundred dollars paid, and an area as large as the amount. */
function PackRosettes() {
  const t = useT('prepaidcard');
  const { locale } = usePage();
  const packs = useNeed('prices').prepaid.toSorted((a, b) => a.payUsd - b.payUsd);
  const radii = packs.map(({ payUsd }) => Math.sqrt(payUsd) * radiusPerRootUsd);
  const gap = (width - 2 * radii.reduce((sum, r) => sum + r, 0)) / (packs.length - 1);
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${width} ${foot + 76}`} role="img" aria-label={t('drawing.title')}>
        {packs.map(({ payUsd, creditUsd }, index) => {
          const r = radii[index] ?? 0;
          const x = 2 * radii.slice(0, index).reduce((sum, each) => sum + each, 0) + index * gap + r;
          const lobes = Math.round(payUsd / 100);
          return (
            <g key={payUsd} className={index === packs.length - 1 ? css.route : css.base} fill="none">
              {Array.from({ length: lobes }, (_, lobe) => (
                <ellipse
                  key={lobe}
                  cx={Math.round(x)}
                  cy={Math.round(foot - r)}
                  rx={Math.round(r)}
                  ry={Math.round(r / 2.4)}
                  strokeWidth=".7"
                  transform={`rotate(${Math.round((lobe * 1800) / lobes) / 10} ${Math.round(x)} ${Math.round(foot - r)})`}
                />
              ))}
              <g className={css.halo}>
                <text x={Math.round(x)} y={foot + 30} textAnchor="middle">
                  {usd(locale, payUsd)}
                </text>
                {creditUsd > payUsd && (
                  <text x={Math.round(x)} y={foot + 56} textAnchor="middle">
                    +{creditUsd - payUsd}
                  </text>
                )}
              </g>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('drawing.caption')}</figcaption>
    </figure>
  );
}

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    return <HeadLedger first="#packs" second="#details" drawing={<PackRosettes />} />;
  },
  'page',
);
