// Prepaid CDN packs: size, price, saving, renewal price, and from how much traffic they cost less than the tiers.
import { useNeed } from '../../app/needs.ts';
import type { CdnPack } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { breakEvenGb, cdnMonthFields } from '../../calculators/cdnMonth.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { plainNumber } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { AddLine } from '../AddLine.tsx';
import { CurrencyChoice, useMoney } from '../CurrencyChoice.tsx';
import { Section, type Ground } from '../Section.tsx';
import css from './CdnPacks.module.css';
import { DataLinks, ListPrice, percentOff } from './PriceTable.tsx';

const perGb = ({ platformUsd, gb }: CdnPack) => platformUsd / gb;

/** `choice`: shows the choice of currency, for pages without other prices. */
type Props = { name: string; ground?: Ground; choice?: 'currency' };

export const CdnPacks = /*#__PURE__*/ staticPart(
  'CdnPacks',
  function CdnPacks({ name, ground, choice }: Props) {
    const t = useT('prices');
    const { page, locale, query, href } = usePage();
    const { money } = useMoney();
    const { cdnPacks, bandwidth } = useNeed('prices');
    const { region } = cdnMonthFields(Object.keys(bandwidth.usdPerGb));
    const lowest = Math.min(...cdnPacks.map(perGb));
    const zone = region.options.find((option) => option === query.region) ?? region.initial;
    return (
      <Section name={name} ground={ground}>
        {choice && <CurrencyChoice anchor={name} />}
        <ul className={css.packs}>
          {cdnPacks.map((pack) => {
            const { gb, listUsd, platformUsd, autoRenewUsd } = pack;
            const size = packSize(gb);
            const plan = wishCode('cdnPack', { size: gb });
            const breakEven = breakEvenGb(bandwidth, zone, pack);
            const values = { zone: t(`cdn.zones.${zone}.name`), gb: plainNumber(locale, breakEven) };
            return (
              <li key={gb} data-hot={perGb(pack) === lowest ? '' : undefined}>
                <h3 className={ui.num}>{size}</h3>
                <p className={`${css.price} ${ui.num}`}>{money(platformUsd)}</p>
                <p>
                  {perGb(pack) === lowest && <strong>{t('packs.lowest', { price: money(lowest) })}</strong>}
                  <ListPrice text={money(listUsd)} />{' '}
                  <b>{t('off', { percent: percentOff(locale, listUsd, platformUsd) })}</b>
                  <br />
                  {t('packs.renew', { price: money(autoRenewUsd) })}
                  <br />
                  {t(breakEven < gb ? 'packs.breakEven' : 'packs.noSaving', values)}
                </p>
                <div className={ui.acts}>
                  <a
                    className={`${ui.btn} ${ui.small}`}
                    href={href('contactUs', { query: { product: page.id, plan } })}
                  >
                    {t('packs.apply', { size })}
                  </a>
                  <AddLine line={{ kind: 'pack', id: String(gb), quantity: 1, months: 1 }} />
                </div>
              </li>
            );
          })}
        </ul>
        <DataLinks list="cdn-packs" />
      </Section>
    );
  },
  'request',
);
