// What a campaign of text messages costs: segments of one message, times recipients, times the country's price.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { smsCost, smsCostFields } from '../../calculators/smsCost.ts';
import { countryNames } from '../../i18n/countryNames.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useMoney } from '../useMoney.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { SmsPriceList } from './SmsPriceList.tsx';

function Cost({ cost }: { cost: ReturnType<typeof smsCost> }) {
  const t = useT('calculators');
  const { locale } = usePage();
  const { money, currency } = useMoney();
  const { to, segments, messages, usdPerSegment, usd } = cost;
  const sent = plainNumber(locale, segments * messages);
  if (usdPerSegment === undefined || usd === undefined) {
    return (
      <Answer
        button
        figure={sent}
        unit={t('sms.unit', { count: segments * messages })}
        text={t('sms.ask')}
        wish={wishCode('smsElsewhere', { messages, segments })}
      />
    );
  }
  const said = {
    count: segments,
    messages: plainNumber(locale, messages),
    country: countryNames(locale.iso).of(to) ?? to,
    price: money(usdPerSegment),
    sent,
  };
  return (
    <Answer
      button
      figure={money(usd)}
      unit={currency === 'twd' ? t('sms.approx') : undefined}
      text={t('sms.said', said)}
      wish={wishCode('sms', { to, messages, segments, usd })}
    />
  );
}

export const SmsCost = /*#__PURE__*/ staticPart(
  'SmsCost',
  function SmsCost(props: CalculatorProps) {
    const { sms } = useNeed('prices');
    const { locale, query } = usePage();
    const countries = sms.map(({ country }) => country);
    const names = countryNames(locale.iso);
    return (
      <Calculator
        {...props}
        look="row"
        words="sms"
        below={<SmsPriceList />}
        fields={smsCostFields(countries, query.country)}
        optionText={(option) => (countries.includes(option) ? names.of(option) : undefined)}
      >
        {(wish) => <Cost cost={smsCost(sms, wish)} />}
      </Calculator>
    );
  },
  'request',
);
