// Ten regions by their true distance from Taipei, with the time that light in fibre takes there and back.
import { useNeed } from '../../app/needs.ts';
import { useT } from '../../i18n/useT.ts';
import { Ladder } from './Ladder.tsx';
import { passageTo } from '../../ui/charts/passages.ts';

const shown = new Set([
  'cn-shanghai',
  'hongkong',
  'jp-tokyo',
  'singapore',
  'in-mumbai',
  'au-sydney',
  'me-dubai',
  'eu-frankfurt',
  'us-west',
  'us-east',
]);

export function PassageTable() {
  const t = useT('layout');
  const nameOf = useT('regions');
  const rungs = useNeed('regions')
    .filter(({ id }) => shown.has(id))
    .map(passageTo)
    .toSorted((a, b) => a.km - b.km)
    .map(({ region, km, ms }) => ({ id: region.id, name: nameOf(region.id), value: km, figure: ms.toFixed(1) }));
  return <Ladder rungs={rungs} unit="km" title={t('figures.passagesTitle')} caption={t('figures.passagesCaption')} />;
}
