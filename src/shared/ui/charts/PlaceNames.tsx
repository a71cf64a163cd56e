// Names of the places on a chart in the page's language, each with its round-trip time.
import { useT } from '../../i18n/useT.ts';
import type { ChartNode, LabelPlace } from '../chartTypes.ts';

export function PlaceNames({ nodes }: { nodes: readonly ChartNode[] }) {
  const nameOf = useT('regions');
  const named = (anchor: LabelPlace['anchor']) =>
    nodes.map(
      ({ id, ms, label }) =>
        label?.anchor === anchor && (
          <text key={id} x={label.x} y={label.y}>
            {`${nameOf(id)} `}
            <tspan>{ms.toFixed(1)}</tspan>
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
