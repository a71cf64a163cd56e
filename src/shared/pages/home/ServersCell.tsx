// Cloud servers: what they cost from, and every model's platform price on one scale.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { usd } from '../../ui/usd.ts';
import { ServiceCell } from './ServiceCell.tsx';

export function ServersCell() {
  const t = useT('home');
  const { locale } = usePage();
  const { servers } = useNeed('prices');
  const rows = servers.map(({ type, platformUsdMonth }) => ({
    label: type,
    value: platformUsdMonth,
  }));
  return (
    <ServiceCell
      id="servers"
      to={['server', 'cloudIntegration']}
      figure={usd(locale, servers[0]?.platformUsdMonth ?? 0)}
    >
      <Bars rows={rows} />
      <p>{t('services.servers.text')}</p>
    </ServiceCell>
  );
}
