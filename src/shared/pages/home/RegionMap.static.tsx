// The regions on a night chart, and the same facts as tables below.
import type { Charts } from '../../facts/Charts.ts';
import type { Region } from '../../facts/facts.ts';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { NightMap } from '../../ui/charts/PolarChart.tsx';
import ui from '../../ui/common.module.css';
import { tenths } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SectionHead } from '../../ui/PageHead.tsx';
import css from './RegionMap.module.css';

const parts = { mainland: ['CN'], americas: ['US'], europe: ['GB', 'DE', 'AE'] } as const;
const order = ['mainland', 'asia', 'americas', 'europe'] as const;
type Part = (typeof order)[number];

function partOf(country: string): Part {
  const listed: readonly [string, readonly string[]][] = Object.entries(parts);
  const found = listed.find(([, countries]) => countries.includes(country));
  return order.find((part) => part === found?.[0]) ?? 'asia';
}

/** By part of the world, the nearest to Taipei first. */
export function regionGroups(regions: readonly Region[], floors: Charts['floors']) {
  const rows = regions.map((region) => ({ ...region, ms: floors[region.id]?.ms ?? 0, part: partOf(region.country) }));
  rows.sort((a, b) => a.ms - b.ms);
  return order.map((part) => ({ part, rows: rows.filter((row) => row.part === part) }));
}

const tickWidth = 7;

export const RegionMap = /*#__PURE__*/ staticPart(
  'RegionMap',
  function RegionMap() {
    const t = useT('home');
    const nameOf = useT('regions');
    const { locale } = usePage();
    const { sums, floors } = useNeed('charts');
    const groups = regionGroups(useNeed('regions'), floors);
    return (
      <section className={`${ui.sec} ${css.night}`} id="map">
        <div className={ui.wrap}>
          <SectionHead title={t('map.title', sums)}>{t('map.text')}</SectionHead>
          <NightMap />
          <PhoneFold title={t('map.fold')}>
            <div className={css.tables}>
              {groups.map(({ part, rows }) => (
                <table key={part}>
                  <caption>{t(`map.parts.${part}`)}</caption>
                  <thead className={ui.vh}>
                    <tr>
                      <th scope="col">{t('map.region')}</th>
                      <th scope="col">{t('map.zones')}</th>
                      <th scope="col">{t('map.released')}</th>
                      <th scope="col">{t('map.roundTrip')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ id, zones, released, ms }) => (
                      <tr key={id}>
                        <th scope="row">{nameOf(id)}</th>
                        <td>
                          <svg width={zones * tickWidth} />
                          {zones}
                        </td>
                        <td>{released}</td>
                        <td>{measured(tenths(locale, ms), 'ms')}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              ))}
            </div>
          </PhoneFold>
          <p>{t('map.note')}</p>
        </div>
      </section>
    );
  },
  'page',
);
