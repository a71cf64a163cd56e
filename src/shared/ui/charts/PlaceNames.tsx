// Names of the places on a chart in the page's language, each with its round-trip time.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import type { ChartNode, LabelPlace } from '../../facts/Charts.ts';
import { tenths } from '../../i18n/numbers.ts';

export function PlaceNames({ nodes }: { nodes: readonly ChartNode[] }) {
  const nameOf = useT('regions');
  const { locale } = usePage();
  const named = (anchor: LabelPlace['anchor']) =>
    nodes.map(
      ({ id, ms, label }) =>
        label?.anchor === anchor && (
          <text key={id} x={label.x} y={label.y}>
            {`${nameOf(id)} `}
            <tspan>{tenths(locale, ms)}</tspan>
          </text>
        ),
    );
  return (
    <>
      {named('start')}
      <g textAnchor="end">{named('end')}</g>
    </>
  );
}
