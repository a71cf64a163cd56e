// One large pack against small ones bought one after the other: a flat line and stairs that pass it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import { packSize } from '../../ui/packSize.ts';
import { usd } from '../../ui/usd.ts';
import { largestPack } from './largestPack.ts';
import css from './Promotion.module.css';

const [left, right, top, foot] = [20, 580, 40, 360];

export const PackStairs = /*#__PURE__*/ staticPart(
  'PackStairs',
  function PackStairs({ name, ground }: { name: string; ground?: Ground }) {
    const t = useT('promotion002');
    const { locale } = usePage();
    const { pack, smaller, pays } = largestPack(useNeed('prices').cdnPacks);
    const count = pack.gb / smaller.gb;
    const step = (right - left) / count;
    const yOf = (amount: number) => Math.round(foot - (amount / (smaller.platformUsd * count)) * (foot - top));
    const stairs = Array.from({ length: count }, (_, at) => `V${yOf((at + 1) * smaller.platformUsd)}h${step}`).join('');
    const flat = yOf(pack.platformUsd);
    return (
      <Section name={name} ground={ground} head="beside">
        <figure className={css.figure}>
          <svg viewBox={`0 0 600 ${foot + 50}`} role="img" aria-label={t(`${name}.drawing`, { count: pays })}>
            <path className={css.axis} d={`M${left} ${foot}H${right}`} />
            <path className={css.stairs} d={`M${left} ${foot}${stairs}`} />
            <path className={css.flat} d={`M${left} ${flat}H${right}`} />
            <circle className={css.meet} cx={left + (pays - 1) * step} cy={flat} r="7" />
            <text className={css.mark} x={left + 4} y={flat - 14}>
              {packSize(pack.gb)} {usd(locale, pack.platformUsd)}
            </text>
            <text x={right} y={top - 14} textAnchor="end">
              {count} × {packSize(smaller.gb)} {usd(locale, smaller.platformUsd * count)}
            </text>
            {Array.from({ length: count / 2 + 1 }, (_, at) => (
              <text key={at} x={left + at * 2 * step} y={foot + 32} textAnchor={at * 2 === count ? 'end' : 'middle'}>
                {at * 2 === count ? packSize(pack.gb) : at * 2}
              </text>
            ))}
          </svg>
          <figcaption>{t(`${name}.caption`, { count: pays })}</figcaption>
        </figure>
      </Section>
    );
  },
  'page',
);
