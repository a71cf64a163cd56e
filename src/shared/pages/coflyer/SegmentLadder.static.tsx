// The published prices of a segment as bars on one scale, from the lowest up.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { countryNames } from '../../i18n/countryNames.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { Section } from '../../sections/Section.tsx';
import { useMoney } from '../../sections/useMoney.ts';
import { Bars } from '../../ui/charts/Bars.tsx';

export const SegmentLadder = /*#__PURE__*/ staticPart(
  'SegmentLadder',
  function SegmentLadder({ name }: { name: string }) {
    const { locale } = usePage();
    const { column } = useMoney();
    const countries = countryNames(locale.iso);
    const prices = useNeed('prices').sms.toSorted((a, b) => a.usdPerSegment - b.usdPerSegment);
    return (
      <Section name={name} head="beside">
        <CurrencyChoice anchor={name} />
        <Bars
          column={column}
          rows={prices.map(({ country, usdPerSegment }, row) => ({
            label: countries.of(country) ?? country,
            value: usdPerSegment,
            strong: row === 0,
          }))}
        />
      </Section>
    );
  },
  'request',
);
