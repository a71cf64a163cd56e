// Anti-DDoS: the cleaning rate, and the plans from the smallest to the largest.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { usd } from '../../ui/usd.ts';
import { ServiceCell } from './ServiceCell.tsx';

export function DdosCell() {
  const t = useT('home');
  const { locale } = usePage();
  const plans = useNeed('prices').ddos;
  const rows = plans.map(({ protect, platformUsdMonth }) => {
    const [bandwidth, line] = joinWords(protect).split(',');
    return { label: `${bandwidth}${line ? '*' : ''}`, value: platformUsdMonth };
  });
  const from = usd(locale, plans[0]?.platformUsdMonth ?? 0);
  return (
    <ServiceCell id="ddos" to={['ddos', 'cloudCdn']} figure={t('services.ddos.figure')}>
      <Bars rows={rows} />
      <p>{t('services.ddos.text', { from })}</p>
    </ServiceCell>
  );
}
