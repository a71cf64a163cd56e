// The server type for a load: price of as many as needed, and the next larger one; below, the price list.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { byPrice } from '../../calculators/fromPrices.ts';
import { serverFinder, serverFinderFields, type FoundServer, serverSize } from '../../calculators/serverFinder.ts';
import { firstMonths } from '../../facts/Estimate.ts';
import { useT } from '../../i18n/useT.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { useMoney, CurrencyChoice } from '../CurrencyChoice.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import { readQuery } from '../../calculators/readQuery.ts';
import { rounded } from '../../calculators/rounded.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { specText } from '../../i18n/units.ts';
import ui from '../../ui/common.module.css';
import { AddLine } from '../AddLine.tsx';
import { DataLinks, ListPrice } from '../prices/PriceTable.tsx';
import css from './ServerFinder.module.css';

/** All server types with list price, our price, and price per vCPU and GiB; the found type is marked. */
function ServerPrices() {
  const t = useT('prices');
  const { page, query, locale, href } = usePage();
  const { column } = useMoney();
  const servers = byPrice(useNeed('prices').servers);
  const { values } = readQuery(serverFinderFields, query, decimalMark(locale));
  const found = values && serverFinder(servers, values);
  const list = column(servers.map(({ listUsdMonth }) => listUsdMonth));
  const ours = column(servers.map(({ platformUsdMonth }) => platformUsdMonth));
  // A price per unit is rounded to cents: smaller differences mean nothing.
  const units = (['cpus', 'gib'] as const).map((unit) => {
    const amounts = servers.map((server) => rounded(server.platformUsdMonth / serverSize(server)[unit], 2));
    return { unit, texts: column(amounts), lowest: amounts.indexOf(Math.min(...amounts)) };
  });
  return (
    <div className={css.list} id="price">
      <CurrencyChoice anchor="price" />
      <table>
        <caption className={ui.vh}>{t('servers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('servers.model')}</th>
            <th scope="col">{t('servers.spec')}</th>
            <th scope="col">{t('listHead')}</th>
            <th scope="col">{t('platformHead')}</th>
            <th scope="col">{t('servers.perCpu')}</th>
            <th scope="col">{t('servers.perGib')}</th>
            <th scope="col">
              <span className={ui.vh}>{t('servers.apply')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {servers.map(({ name, type, spec, disk }, row) => {
            const model = t(`servers.models.${name}.name`);
            const isFound = found && found.kind !== 'larger' && found.server.type === type;
            return (
              <tr key={type} aria-current={isFound ? 'true' : undefined}>
                <th scope="row">
                  {model} <small>{type}</small>
                </th>
                <td data-spec="">
                  {specText(locale, spec)} <small>{joinWords(disk)}</small>
                </td>
                <td>
                  <ListPrice text={list[row]} />
                </td>
                <td data-price="">{ours[row]}</td>
                {units.map(({ unit, texts, lowest }) => (
                  <td key={unit} data-unit="">
                    {row === lowest ? <b>{texts[row]}</b> : texts[row]}
                  </td>
                ))}
                <td data-act="">
                  <a
                    href={href(page.id, { query: { product: page.id, type }, hash: 'form' })}
                    aria-label={t('apply', { name: model })}
                  >
                    {t('servers.apply')}
                  </a>
                  <AddLine line={{ kind: 'server', id: type, quantity: 1, months: firstMonths }} short />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <DataLinks list="servers" />
    </div>
  );
}

function Found({ found }: { found: FoundServer }) {
  const t = useT('calculators');
  const prices = useT('prices');
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const modelOf = ({ name, type, spec }: { name: string; type: string; spec: string }) =>
    `${prices(`servers.models.${name}.name`)} ${type}${inBrackets(locale, specText(locale, spec))}`;
  const words = (key: string, values = {}) => t(`server.${key}`, values);
  if (found.kind === 'larger')
    return (
      <Answer button figure={words('larger.figure')} text={words('larger.text')} wish={wishCode('largerServer', {})} />
    );
  const { server, usd, count: number } = found;
  const chosen = { quantity: number, type: server.type, usd };
  const model = words('pieces', { count: number, model: modelOf(server) });
  const line = { kind: 'server', id: server.type, quantity: number, months: firstMonths } as const;
  if (found.kind === 'overBudget') {
    const { affordable, max } = found;
    const values = { found: model, max: money(max), model: affordable ? modelOf(affordable) : '' };
    return (
      <Answer
        button
        figure={money(usd)}
        unit={unit}
        text={words(affordable ? 'over.buys' : 'over.nothing', values)}
        wish={wishCode('serversOver', { ...chosen, max })}
        type={server.type}
        line={line}
      />
    );
  }
  const { next, listUsd, savedUsd } = found;
  const values = { found: model, list: money(listUsd), saved: money(savedUsd) };
  const text = next
    ? words('said', {
        ...values,
        dearer: prices(`servers.models.${next.server.name}.name`),
        price: money(next.usd),
      })
    : words('saidTop', values);
  return (
    <Answer
      button
      figure={money(usd)}
      unit={unit}
      text={text}
      wish={wishCode('servers', chosen)}
      type={server.type}
      line={line}
    />
  );
}

export const ServerFinder = /*#__PURE__*/ staticPart(
  'ServerFinder',
  function ServerFinder(props: CalculatorProps) {
    const { servers } = useNeed('prices');
    return (
      <Calculator {...props} look="row" words="server" fields={serverFinderFields} below={<ServerPrices />}>
        {(asked) => <Found found={serverFinder(servers, asked)} />}
      </Calculator>
    );
  },
  'request',
);
