// One model of server: what it costs, what it cost before, what is in it, and the way to get it.
import type { Instance } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { useMoney } from '../useMoney.ts';
import { ListPrice } from './ListPrice.tsx';
import { percentOff } from './percentOff.ts';
import css from './ServerCell.module.css';

export function ServerCell({ server }: { server: Instance }) {
  const t = useT('prices');
  const { locale, href, page } = usePage();
  const { money, unit } = useMoney();
  const { type, spec, disk, listUsdMonth, platformUsdMonth } = server;
  const name = t(`servers.models.${server.name}.name`);
  const facts = [
    [t('servers.spec'), joinWords(spec)],
    [t('servers.disk'), joinWords(disk)],
    [t('servers.use'), t(`servers.models.${server.name}.use`)],
  ];
  return (
    <li>
      <h3>
        {name} <small>{type}</small>
      </h3>
      <p className={`${css.price} ${ui.num}`}>
        {money(platformUsdMonth)} <small>{unit}</small>
      </p>
      <p className={css.before}>
        <ListPrice text={money(listUsdMonth)} />{' '}
        <b>{t('off', { percent: percentOff(locale, listUsdMonth, platformUsdMonth) })}</b>
      </p>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <a className={`${ui.btn} ${ui.small}`} href={href('contactUs', { query: { product: page.id, type } })}>
        {t('apply', { name })}
      </a>
    </li>
  );
}
