// What a gigabyte comes to in each size of traffic pack.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { packSize } from '../../ui/packSize.ts';
import { usd } from '../../ui/usd.ts';
import { Ladder } from './Ladder.tsx';

export function PackLadder() {
  const t = useT('prices');
  const { locale } = usePage();
  const rungs = useNeed('prices').cdnPacks.map(({ gb, platformUsd }) => ({
    id: packSize(gb),
    name: packSize(gb),
    value: platformUsd / gb,
    figure: usd(locale, platformUsd / gb),
  }));
  return <Ladder rungs={rungs} unit="USD" title={t('drawings.packs.title')} caption={t('drawings.packs.caption')} />;
}
