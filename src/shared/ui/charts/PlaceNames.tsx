// Names of the places on a chart in the page's language, each with its round-trip time.
import { useT } from '../../i18n/useT.ts';
import type { ChartNode } from '../chartTypes.ts';

export function PlaceNames({ nodes }: { nodes: readonly ChartNode[] }) {
  const nameOf = useT('regions');
  return nodes.map(
    ({ id, ms, label }) =>
      label && (
        <text key={id} x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
          {`${nameOf(id)} `}
          <tspan>{ms.toFixed(1)}</tspan>
        </text>
      ),
  );
}
