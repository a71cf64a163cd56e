// Traffic paid for in advance: size, price, saving, and the price of the next pack with auto-renew.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { packSize } from '../../ui/packSize.ts';
import { useMoney } from '../../sections/useMoney.ts';
import css from './CdnPacks.module.css';
import { ListPrice } from '../../sections/prices/ListPrice.tsx';
import { percentOff } from '../../sections/prices/percentOff.ts';

export const CdnPacks = /*#__PURE__*/ staticPart(
  'CdnPacks',
  function CdnPacks() {
    const t = useT('prices');
    const { locale, href } = usePage();
    const { money } = useMoney();
    const packs = useNeed('prices').cdnPacks;
    const [first] = packs;
    return (
      <section id="packs">
        <div className={`${ui.secHead} ${css.head}`}>
          <h2>
            <Lines text={t('packs.title')} />
          </h2>
        </div>
        <ul className={css.packs}>
          {packs.map(({ gb, listUsd, platformUsd, autoRenewUsd }) => {
            const size = packSize(gb);
            const plan = size.replace(' ', '').toLowerCase();
            return (
              <li key={gb}>
                <h3 className={ui.num}>{size}</h3>
                <p className={`${css.price} ${ui.num}`}>{money(platformUsd)}</p>
                <p>
                  <ListPrice text={money(listUsd)} />{' '}
                  <b>{t('off', { percent: percentOff(locale, listUsd, platformUsd) })}</b>
                  <br />
                  {t('packs.renew', { price: money(autoRenewUsd) })}
                </p>
                <a className={`${ui.btn} ${ui.small}`} href={href('contactUs', { query: { product: 'cdn', plan } })}>
                  {t('packs.apply', { size })}
                </a>
              </li>
            );
          })}
        </ul>
        {first && (
          <p className={ui.cap}>
            {t('packs.note', {
              count: first.months,
              percent: percentOff(locale, first.platformUsd, first.autoRenewUsd),
            })}
          </p>
        )}
      </section>
    );
  },
  'request',
);
