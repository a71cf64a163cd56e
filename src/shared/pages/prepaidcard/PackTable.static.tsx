// The packs of the chosen tab; tabs are links, so that each has an address of its own.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { twd, usd } from '../../ui/usd.ts';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';
import css from './Prepaid.module.css';

const tabs = ['new', 'topup'] as const;

export const PackTable = /*#__PURE__*/ staticPart(
  'PackTable',
  function PackTable() {
    const t = useT('prepaidcard');
    const { query, href, locale } = usePage();
    const tab = tabs.find((one) => one === query.tab) ?? 'new';
    const packs = useNeed('prices').prepaid.filter((pack) => pack.tabs.includes(tab));
    const heads = ['pay', 'credit', 'twd', 'steps'].map((key) => t(`table.${key}`));
    return (
      <section className={`${ui.wrap} ${css.packs}`}>
        <nav className={ui.choice} aria-label={t('tabs.label')}>
          {tabs.map((one) => (
            <a
              key={one}
              href={href('prepaidcard', one === 'new' ? {} : { query: { tab: one } })}
              aria-current={one === tab ? 'page' : undefined}
            >
              {t(`tabs.${one}`)}
            </a>
          ))}
        </nav>
        <p className={css.included}>{t(`included.${tab}`)}</p>
        <PriceTable layout="packs" caption={t('table.caption')} heads={heads}>
          {packs.map(({ payUsd, creditUsd, approxTwd }) => (
            <tr key={payUsd}>
              <th scope="row">{usd(locale, payUsd)}</th>
              <td>{creditUsd > payUsd ? <b>{usd(locale, creditUsd)}</b> : usd(locale, creditUsd)}</td>
              <td>{twd(locale, approxTwd)}</td>
              <td>
                <a href={href('success', { query: { plan: String(payUsd), type: tab } })}>{t('table.details')}</a>
              </td>
            </tr>
          ))}
        </PriceTable>
      </section>
    );
  },
  'page',
);
