// What the credit of each pack comes to, as examples: bars on one scale, stacked of items of the price lists.
import { useNeed } from '../../app/needs.ts';
import type { SpentItem } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import { percentOf } from '../../ui/percentOf.ts';
import { usd } from '../../i18n/numbers.ts';
import css from './SpentCredits.module.css';

type Props = { name: string; ground?: Ground };

export const SpentCredits = /*#__PURE__*/ staticPart(
  'SpentCredits',
  function SpentCredits({ name, ground }: Props) {
    const t = useT('prepaidcard');
    const prices = useT('prices');
    const { locale } = usePage();
    const examples = useNeed('spending');
    const largest = Math.max(...examples.map(({ creditUsd }) => creditUsd));
    const names: Record<SpentItem['kind'], (item: string) => string> = {
      server: (item) => prices(`servers.models.${item}.name`),
      ddos: (item) => prices(`ddos.plans.${item}`),
      cdnPack: (item) => item,
    };
    return (
      <Section name={name} ground={ground}>
        <ul className={css.credits}>
          {examples.map(({ creditUsd, items, leftUsd }) => {
            const parts = [
              ...items.map(({ kind, name: item, count, usd: amount }) => ({
                label: t(`${name}.items.${kind}`, { name: names[kind](item), count }),
                amount,
                isLeft: false,
              })),
              ...(leftUsd > 0 ? [{ label: t(`${name}.left`), amount: leftUsd, isLeft: true }] : []),
            ];
            const before = (index: number) => parts.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
            return (
              <li key={creditUsd}>
                <h3>{usd(locale, creditUsd)}</h3>
                <svg aria-hidden="true">
                  {parts.map(({ label, amount, isLeft }, index) => (
                    <rect
                      key={label}
                      className={isLeft ? css.left : undefined}
                      x={percentOf(before(index), largest)}
                      width={percentOf(amount, largest)}
                      height="100%"
                    />
                  ))}
                </svg>
                <ul>
                  {parts.map(({ label, amount, isLeft }) => (
                    <li key={label} className={isLeft ? css.left : undefined}>
                      {label} <b>{usd(locale, amount)}</b>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
  'page',
);
