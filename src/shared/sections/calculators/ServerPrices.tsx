// Every type of server with its price before and now and what a vCPU and a GiB cost in it, the type that was found marked.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import { rounded } from '../../calculators/rounded.ts';
import { byPrice, serverFinder, serverFinderFields, serverSize } from '../../calculators/serverFinder.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { AddLine } from '../AddLine.tsx';
import { CurrencyChoice } from '../CurrencyChoice.tsx';
import { DataLinks } from '../prices/DataLinks.tsx';
import { ListPrice } from '../prices/ListPrice.tsx';
import { useMoney } from '../useMoney.ts';
import css from './ServerPrices.module.css';

export function ServerPrices() {
  const t = useT('prices');
  const { page, query, locale, href } = usePage();
  const { column } = useMoney();
  const servers = byPrice(useNeed('prices').servers);
  const { values } = readQuery(serverFinderFields, query, decimalMark(locale));
  const found = values && serverFinder(servers, values);
  const list = column(servers.map(({ listUsdMonth }) => listUsdMonth));
  const ours = column(servers.map(({ platformUsdMonth }) => platformUsdMonth));
  // Of a price per unit, a tenth of a cent tells nothing.
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
                  {joinWords(spec.replace(' / ', ', '))} <small>{joinWords(disk)}</small>
                </td>
                <td data-list="">
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
                  <AddLine line={{ kind: 'server', id: type, quantity: 1, months: 12 }} short />
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
