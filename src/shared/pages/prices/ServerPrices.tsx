// What cloud servers cost: every model in its cell, then all of them in one table.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import css from './Prices.module.css';
import { ServerCell } from './ServerCell.tsx';
import ledger from './ServerCell.module.css';
import { ServerTable } from './ServerTable.tsx';

export function ServerPrices() {
  const t = useT('prices');
  const servers = useNeed('prices').servers.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth);
  return (
    <>
      <section className={`${ui.wrap} ${css.section}`} id="price">
        <SectionHead title={t('servers.title')}>{t('servers.text')}</SectionHead>
        <ul className={ledger.ledger}>
          {servers.map((server) => (
            <ServerCell key={server.type} server={server} />
          ))}
        </ul>
        <p className={`${ui.cap} ${css.note}`}>{t('payment')}</p>
      </section>
      <section className={`${ui.wrap} ${css.section}`} id="compare">
        <SectionHead title={t('servers.compareTitle')}>{t('servers.compareText')}</SectionHead>
        <ServerTable servers={servers} />
      </section>
    </>
  );
}
