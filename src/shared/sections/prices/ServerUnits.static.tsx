// All models side by side, with what one vCPU and one GiB of memory cost in each.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { rounded } from '../../calculators/rounded.ts';
import { byPrice, serverSize } from '../../calculators/serverFinder.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../Section.tsx';
import { useMoney } from '../useMoney.ts';
import { InColumn } from './InColumn.tsx';
import { ListPrice } from './ListPrice.tsx';
import { PriceTable } from './PriceTable.tsx';

export const ServerUnits = /*#__PURE__*/ staticPart(
  'ServerUnits',
  function ServerUnits({ name, ground }: { name: string; ground?: Ground }) {
    const t = useT('prices');
    const { column } = useMoney();
    const servers = byPrice(useNeed('prices').servers);
    const list = column(servers.map(({ listUsdMonth }) => listUsdMonth));
    const platform = column(servers.map(({ platformUsdMonth }) => platformUsdMonth));
    // Of a price per unit, a tenth of a cent tells nothing.
    const units = (['cpus', 'gib'] as const).map((unit) => {
      const amounts = servers.map((server) => rounded(server.platformUsdMonth / serverSize(server)[unit], 2));
      return { unit, texts: column(amounts), lowest: amounts.indexOf(Math.min(...amounts)) };
    });
    const words = ['model', 'spec', 'disk'].map((key) => t(`servers.${key}`));
    const heads = [...words, t('listHead'), t('platformHead'), t('servers.perCpu'), t('servers.perGib')];
    return (
      <Section name={name} ground={ground}>
        <PriceTable layout="models" list="servers" caption={t('servers.caption')} heads={heads}>
          {servers.map(({ name: model, type, spec, disk }, row) => (
            <tr key={type}>
              <th scope="row">
                {t(`servers.models.${model}.name`)}
                <small>{type}</small>
              </th>
              <td data-head={heads[1]}>{joinWords(spec)}</td>
              <td data-head={heads[2]}>{joinWords(disk)}</td>
              <td data-head={heads[3]}>
                <ListPrice text={list[row]} />
              </td>
              <td data-head={heads[4]} data-price="">
                <InColumn text={platform[row]} />
              </td>
              {units.map(({ unit, texts, lowest }, index) => (
                <td key={unit} data-head={heads[5 + index]}>
                  {row === lowest ? (
                    <b>
                      <InColumn text={texts[row]} />
                    </b>
                  ) : (
                    <InColumn text={texts[row]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </PriceTable>
      </Section>
    );
  },
  'request',
);
