// Position rings on a chart, large for named places and small for the others, drawn as four round-ended paths instead of a circle each.
import type { ChartNode } from '../../facts/Charts.ts';
import css from './Dots.module.css';

const points = (nodes: readonly ChartNode[]) => nodes.map(({ px, py }) => `M${px}${py < 0 ? '' : ' '}${py}h0`).join('');

export function Dots({ nodes }: { nodes: readonly ChartNode[] }) {
  const named = points(nodes.filter(({ label }) => label));
  const unnamed = points(nodes.filter(({ label }) => !label));
  return (
    <g className={css.dots}>
      <path d={named} />
      <path d={named} />
      <path d={unnamed} />
      <path d={unnamed} />
    </g>
  );
}
