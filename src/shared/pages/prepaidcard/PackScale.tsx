// A scale with two edges, as on a map: US dollars above, what they come to in NT dollars below, the packs marked on both.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { percentOf } from '../../ui/percentOf.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import css from './PackScale.module.css';

const cellUsd = 250;

export function PackScale() {
  const t = useT('prepaidcard');
  const facts = useFacts();
  const { locale } = usePage();
  const packs = useNeed('prices').prepaid;
  const longest = Math.max(...packs.map(({ payUsd }) => payUsd));
  const cells = Array.from({ length: Math.ceil(longest / cellUsd / 2) }, (_, index) => index * 2 * cellUsd);
  const edges = [
    { sign: 'US$', y: 16, amountOf: (pack: (typeof packs)[number]) => pack.payUsd },
    { sign: 'NT$', y: 60, amountOf: (pack: (typeof packs)[number]) => pack.approxTwd },
  ];
  return (
    <figure className={css.scale}>
      <svg role="img" aria-label={t('scale.title')}>
        <rect className={css.frame} y="25" width="100%" height="15" />
        {cells.map((from) => (
          <g key={from}>
            <rect x={percentOf(from, longest)} y="25" width={percentOf(cellUsd, longest)} height="7.5" />
            <rect x={percentOf(from + cellUsd, longest)} y="32.5" width={percentOf(cellUsd, longest)} height="7.5" />
          </g>
        ))}
        {edges.map(({ sign, y, amountOf }) => (
          <g key={sign}>
            <text className={css.sign} y={y}>
              {sign}
            </text>
            {packs.map((pack) => (
              <text
                key={pack.payUsd}
                x={percentOf(pack.payUsd, longest)}
                y={y}
                textAnchor={pack.payUsd === longest ? 'end' : 'middle'}
              >
                {plainNumber(locale, amountOf(pack))}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>{t('scale.caption', facts)}</figcaption>
    </figure>
  );
}
