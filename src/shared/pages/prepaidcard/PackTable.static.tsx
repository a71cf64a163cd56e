// The packs of the chosen tab; tabs are links, so that each has an address of its own.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';
import { Section } from '../../sections/Section.tsx';
import { useMoney } from '../../sections/useMoney.ts';
import ui from '../../ui/common.module.css';
import { inBrackets } from '../../ui/inBrackets.ts';
import { percentText } from '../../ui/percentText.ts';
import { twd, usd } from '../../ui/usd.ts';
import { wishCode } from '../../wishes/wishes.ts';
import css from './Prepaid.module.css';

const tabs = ['new', 'topup'] as const;

export const PackTable = /*#__PURE__*/ staticPart(
  'PackTable',
  function PackTable() {
    const t = useT('prepaidcard');
    const { query, href, locale, page } = usePage();
    const { currency, money } = useMoney();
    const tab = tabs.find((one) => one === query['tab']) ?? 'new';
    const packs = useNeed('prices').prepaid.filter((pack) => pack.tabs.includes(tab));
    const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const heads = ['pay', 'credit', 'bonus', 'twd', 'steps'].map((key) => t(`table.${key}`));
    const others = Object.entries(query).filter(([name]) => name !== 'tab');
    const hrefOf = (one: string) => {
      const asked = Object.fromEntries(one === 'new' ? others : [...others, ['tab', one]]);
      return href('prepaidcard', { hash: 'packs', ...(Object.keys(asked).length > 0 && { query: asked }) });
    };
    return (
      <Section name="packs">
        <div className={css.choices}>
          <nav className={ui.choice} aria-label={t('tabs.label')}>
            {tabs.map((one) => (
              <a key={one} href={hrefOf(one)} aria-current={one === tab ? 'page' : undefined}>
                {t(`tabs.${one}`)}
              </a>
            ))}
          </nav>
          <CurrencyChoice anchor="packs" />
        </div>
        <p className={css.included}>{t(`included.${tab}`)}</p>
        <PriceTable layout="packs" list="prepaid" caption={t('table.caption')} heads={heads}>
          {packs.map((pack) => {
            const { payUsd, creditUsd, approxTwd } = pack;
            const bonus = bonusOf(pack);
            const plan = wishCode('pack', { pay: payUsd, credit: creditUsd, tab });
            const isHighest = bonus.percent > 0 && bonus.percent === highest;
            return (
              <tr key={payUsd} data-hot={isHighest ? '' : undefined}>
                <th scope="row" data-head={heads[0]}>
                  {money(payUsd)}
                  {isHighest && <small>{t('table.highest', { percent: percentText(locale, highest) })}</small>}
                </th>
                <td data-head={heads[1]} data-price="">
                  {creditUsd > payUsd ? <b>{usd(locale, creditUsd)}</b> : usd(locale, creditUsd)}
                </td>
                <td data-head={heads[2]}>
                  {bonus.usd > 0
                    ? usd(locale, bonus.usd) + inBrackets(locale, percentText(locale, bonus.percent))
                    : '0'}
                </td>
                <td data-head={heads[3]}>{currency === 'usd' ? twd(locale, approxTwd) : usd(locale, payUsd)}</td>
                <td className={css.next}>
                  <a href={href('contactUs', { query: { product: page.id, plan } })}>{t('ask')}</a>
                  <a href={href('success', { query: { plan: String(payUsd), type: tab } })}>{t('table.details')}</a>
                </td>
              </tr>
            );
          })}
        </PriceTable>
      </Section>
    );
  },
  'request',
);
