// The DDoS plan that stops an attack: its price, and what its cleaning rate leaves of the attack; below, all plans.
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { ddosFinder, ddosFinderFields, protectionOf } from '../../calculators/ddosFinder.ts';
import { byPrice } from '../../calculators/fromPrices.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import { firstMonths } from '../../facts/Estimate.ts';
import { useT } from '../../i18n/useT.ts';
import { sentenceGap } from '../../i18n/marks.ts';
import { decimalMark, plainNumber } from '../../i18n/numbers.ts';
import { useOwner } from '../../owner/useOwner.ts';
import { measured } from '../../i18n/units.ts';
import { DataLinks, ListPrice } from '../prices/PriceTable.tsx';
import { AddLine } from '../AddLine.tsx';
import { CurrencyChoice, useMoney } from '../CurrencyChoice.tsx';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import css from './DdosFinder.module.css';

/** Plans whose names tell their network line; for the others the owner's text does. */
const lineKnown = new Set(['Overseas', 'Advanced']);

function Found({ found }: { found: ReturnType<typeof ddosFinder> }) {
  const t = useT('calculators');
  const prices = useT('prices');
  const { cleaningRate } = useFacts();
  const { text: owner } = useOwner();
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const number = (value: number) => plainNumber(locale, value);
  const { gbps, kind } = found;
  if (kind === 'ask') {
    const { elsewhere } = found;
    const values = elsewhere && {
      plan: prices(`ddos.plans.${elsewhere.name}`),
      held: measured(number(protectionOf(elsewhere).gbps), 'Gbps'),
    };
    return (
      <Answer
        button
        figure={t('ddos.ask.figure')}
        text={values ? t('ddos.ask.elsewhere', values) : t('ddos.ask.text')}
        wish={wishCode('attack', { gbps })}
      />
    );
  }
  const { plan, leftMbps } = found;
  const said = t(kind === 'unknown' ? 'ddos.unknown' : 'ddos.found', {
    plan: prices(`ddos.plans.${plan.name}`),
    held: measured(number(protectionOf(plan).gbps), 'Gbps'),
    list: money(plan.listUsdMonth),
    gbps: number(gbps),
    mbps: number(leftMbps),
    cleaned: String(cleaningRate),
    line: lineKnown.has(plan.name) ? '' : (owner('ddos.lines') ?? ''),
  });
  return (
    <Answer
      button
      figure={money(plan.platformUsdMonth)}
      unit={unit}
      text={[said.trim(), ...(plan.source === 'sample' ? [t('ddos.indicative')] : [])].join(sentenceGap(locale))}
      wish={wishCode('attackPlan', { plan: plan.name, gbps })}
      line={{ kind: 'ddos', id: plan.name, quantity: 1, months: firstMonths }}
    />
  );
}

/** The plans by price: what each absorbs on one scale, list price, our price, and a link to ask for it. */
function DdosLadder({ chosen }: { chosen: string | undefined }) {
  const prices = useT('prices');
  const { locale, href } = usePage();
  const { column } = useMoney();
  const plans = byPrice(useNeed('prices').ddos).map((plan) => ({ ...plan, ...protectionOf(plan) }));
  const most = Math.max(...plans.map(({ gbps }) => gbps));
  const list = column(plans.map(({ listUsdMonth }) => listUsdMonth));
  const platform = column(plans.map(({ platformUsdMonth }) => platformUsdMonth));
  return (
    <div className={css.ladder} id="price">
      <CurrencyChoice anchor="price" />
      <table>
        <caption className={ui.vh}>{prices('ddos.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{prices('ddos.plan')}</th>
            <th scope="col" colSpan={2}>
              {prices('ddos.protect')}
            </th>
            <th scope="col">{prices('listHead')}</th>
            <th scope="col">{prices('platformHead')}</th>
            <th scope="col">
              <span className={ui.vh}>{prices('ddos.applyHead')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, gbps, mainland, source }, row) => {
            const plan = prices(`ddos.plans.${name}`);
            const wish = wishCode('ddosPlan', { plan: name, gbps });
            return (
              <tr key={name} aria-current={name === chosen ? 'true' : undefined}>
                <th scope="row">
                  {plan}
                  {mainland && <small>{prices('ddos.mainland')}</small>}
                </th>
                <td className={css.scale} aria-hidden="true">
                  <svg width="100%" height="14">
                    <rect width={`${Math.round((gbps / most) * 100)}%`} height="14" />
                  </svg>
                </td>
                <td>{measured(plainNumber(locale, gbps), 'Gbps')}</td>
                <td>
                  <ListPrice text={list[row]} />
                </td>
                <td data-price="">
                  {platform[row]}
                  {source === 'sample' && <small>{prices('ddos.indicative')}</small>}
                </td>
                <td>
                  <a href={href('contactUs', { query: { product: 'ddos', plan: wish } })}>
                    {prices('ddos.applyHead')} <span className={ui.vh}>{plan}</span>
                  </a>
                  <AddLine line={{ kind: 'ddos', id: name, quantity: 1, months: firstMonths }} short />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <DataLinks list="ddos" />
    </div>
  );
}

export const DdosFinder = /*#__PURE__*/ staticPart(
  'DdosFinder',
  function DdosFinder(props: CalculatorProps) {
    const { ddos } = useNeed('prices');
    const { cleaningPercent } = useNeed('claims').ddos;
    const { locale, query } = usePage();
    const { values } = readQuery(ddosFinderFields, query, decimalMark(locale));
    return (
      <Calculator
        {...props}
        look="row"
        words="ddos"
        fields={ddosFinderFields}
        below={<DdosLadder chosen={values && ddosFinder(ddos, cleaningPercent, values).plan?.name} />}
      >
        {(asked) => <Found found={ddosFinder(ddos, cleaningPercent, asked)} />}
      </Calculator>
    );
  },
  'request',
);
