// The price of an SMS campaign: segments of a message, times recipients, times the country's price; below, the price list.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { kindOf } from '../../calculators/estimate.ts';
import { smsCost, smsCostFields, thousand } from '../../calculators/smsCost.ts';
import { firstMonths } from '../../facts/Estimate.ts';
import { countryName } from '../../i18n/displayNames.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useMoney, CurrencyChoice } from '../CurrencyChoice.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import ui from '../../ui/common.module.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { dayText } from '../../i18n/days.ts';
import { AddLine } from '../AddLine.tsx';
import { DataLinks } from '../prices/PriceTable.tsx';
import css from './SmsPriceList.module.css';

/** Price of one segment and of a thousand in each country that has a price; the chosen one is marked. */
function SmsPriceList() {
  const t = useT('prices');
  const { page, locale, query, href } = usePage();
  const { column } = useMoney();
  const sms = useNeed('prices').sms.toSorted((a, b) => a.usdPerSegment - b.usdPerSegment);
  const highest = Math.max(...sms.map(({ usdPerSegment }) => usdPerSegment));
  const each = column(sms.map(({ usdPerSegment }) => usdPerSegment));
  const thousands = column(sms.map(({ usdPerSegment }) => usdPerSegment * thousand));
  const heads = ['country', 'price', 'thousand'].map((key) => t(`sms.${key}`));
  const asked =
    query.to ??
    smsCostFields(
      sms.map(({ country }) => country),
      query.country,
    ).to.initial;
  const latest = sms
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
  return (
    <div className={css.list} id="price">
      <CurrencyChoice anchor="price" />
      <PhoneFold title={t('sms.caption')}>
        <table>
          <caption className={ui.vh}>{t('sms.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {heads[0]}
              </th>
              <th scope="col">{heads[1]}</th>
              <th scope="col">{heads[2]}</th>
              <th scope="col">
                <span className={ui.vh}>{t('estimate.add')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sms.map(({ country, usdPerSegment }, row) => (
              <tr key={country} aria-current={country === asked ? 'true' : undefined}>
                <th scope="row">
                  <a href={href(page.id, { query: { product: page.id, country }, hash: 'form' })}>
                    {countryName(locale, country)}
                  </a>
                </th>
                <td className={css.scale} aria-hidden="true">
                  <svg width="100%" height="14">
                    <rect width={`${Math.round((usdPerSegment / highest) * 100)}%`} height="14" />
                  </svg>
                </td>
                <td data-price="">{each[row]}</td>
                <td>{thousands[row]}</td>
                <td data-add="">
                  <AddLine line={{ kind: 'sms', id: country, quantity: thousand, months: firstMonths }} short />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {latest && <p className={css.note}>{t('sms.indicative', { day: dayText(locale, latest) })}</p>}
        <DataLinks list="sms" />
      </PhoneFold>
    </div>
  );
}

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
    count: messages,
    segments,
    messages: plainNumber(locale, messages),
    country: countryName(locale, to),
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
      line={
        segments * messages <= kindOf.sms.most
          ? { kind: 'sms', id: to, quantity: segments * messages, months: 1 }
          : undefined
      }
    />
  );
}

export const SmsCost = /*#__PURE__*/ staticPart(
  'SmsCost',
  function SmsCost(props: CalculatorProps) {
    const { sms } = useNeed('prices');
    const { locale, query } = usePage();
    const countries = sms.map(({ country }) => country);
    return (
      <Calculator
        {...props}
        look="row"
        words="sms"
        below={<SmsPriceList />}
        fields={smsCostFields(countries, query.country)}
        optionText={(option) => (countries.includes(option) ? countryName(locale, option) : undefined)}
      >
        {(asked) => <Cost cost={smsCost(sms, asked)} />}
      </Calculator>
    );
  },
  'request',
);
