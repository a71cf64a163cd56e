// The mileage chart of ten cities: above the diagonal how far apart they are, below it the lowest round trip.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { fibreFloor, floorSites } from '../../calculators/fibreFloor.ts';
import { useT } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { plainNumber, tenths } from '../../ui/plainNumber.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import ui from '../../ui/common.module.css';
import css from './MileageChart.module.css';

/** In the order of their distance from Taipei. */
const cities = [
  'taipei',
  'hongkong',
  'jp-tokyo',
  'singapore',
  'in-mumbai',
  'me-dubai',
  'au-sydney',
  'eu-frankfurt',
  'us-west',
  'us-east',
];

/** The two of the head's drawing. */
const drawn = ['jp-tokyo', 'in-mumbai'];

export const MileageChart = /*#__PURE__*/ staticPart(
  'MileageChart',
  function MileageChart({ name }: { name: string }) {
    const places = useT('regions');
    const { locale } = usePage();
    const { t } = usePageText();
    const sites = floorSites(useNeed('regions'));
    const between = (from: string, to: string) => fibreFloor(sites, { from, to });
    return (
      <Section name={name}>
        <div className={`${ui.sideways} ${css.scroll}`} tabIndex={0} role="region" aria-label={t(`${name}.title`)}>
          <table>
            <TableHead heads={[t(`${name}.corner`), ...cities.map((city) => places(city))]} />
            <tbody>
              {cities.map((from, row) => (
                <tr key={from}>
                  <th scope="row">{places(from)}</th>
                  {cities.map((to, column) =>
                    row === column ? (
                      <td key={to} data-same="">
                        <span className={ui.vh}>0</span>
                      </td>
                    ) : (
                      <td
                        key={to}
                        data-unit={column > row ? 'km' : 'ms'}
                        data-drawn={drawn.includes(from) && drawn.includes(to) ? '' : undefined}
                      >
                        {column > row
                          ? plainNumber(locale, between(from, to)?.km ?? 0)
                          : tenths(locale, between(from, to)?.ms ?? 0)}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    );
  },
  'page',
);
