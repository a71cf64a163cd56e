// The protection plans by the bandwidth each holds off, with what a month of it costs.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../ui/usd.ts';
import { Ladder } from './Ladder.tsx';

export function PlanLadder() {
  const t = useT('prices');
  const { locale } = usePage();
  const rungs = useNeed('prices')
    .ddos.toSorted((a, b) => a.platformUsdMonth - b.platformUsdMonth)
    .map(({ name, protect, platformUsdMonth }) => ({
      id: name,
      name: t(`ddos.plans.${name}`),
      value: Number.parseInt(protect, 10),
      figure: usd(locale, platformUsdMonth),
    }));
  return <Ladder rungs={rungs} unit="Gbps" title={t('drawings.plans.title')} caption={t('drawings.plans.caption')} />;
}
