// What one message costs in each country with a listed price, from the lowest up.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../ui/usd.ts';
import { Ladder } from './Ladder.tsx';

export function MessageLadder() {
  const t = useT('prices');
  const { locale } = usePage();
  const countries = new Intl.DisplayNames(locale.iso, { type: 'region' });
  const rungs = useNeed('prices')
    .sms.toSorted((a, b) => a.usdPerSegment - b.usdPerSegment)
    .map(({ country, usdPerSegment }) => ({
      id: country,
      name: countries.of(country) ?? country,
      value: usdPerSegment,
      figure: usd(locale, usdPerSegment),
    }));
  return (
    <Ladder rungs={rungs} unit="USD" title={t('drawings.messages.title')} caption={t('drawings.messages.caption')} />
  );
}
