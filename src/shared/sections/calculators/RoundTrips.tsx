// The first byte over HTTPS as three trips there and back, one after the other.
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import figure from '../../ui/charts/Figure.module.css';
import css from './RoundTrips.module.css';

const trips = ['TCP', 'TLS', 'HTTP'];
const [edge, top, foot, each] = [32, 8, 56, 192];

/** `ms` of one trip; `time` writes a time. */
type Props = { ms: number; time: (ms: number) => string; title: string };

export function RoundTrips({ ms, time, title }: Props) {
  return (
    <div className={figure.figure}>
      <svg className={css.trips} viewBox="0 0 640 96" role="img" aria-label={title}>
        <HatchPattern />
        {trips.map((trip, index) => (
          <g key={trip}>
            <rect x={edge + index * each} y={top} width={each} height={foot - top} fill={index ? hatch : undefined} />
            <text className={css.name} x={edge + (index + 0.5) * each} y={(top + foot) / 2 + 8} textAnchor="middle">
              {trip}
            </text>
          </g>
        ))}
        <g className={figure.figures}>
          {[0, 1, 2, 3].map((count) => (
            <text key={count} x={edge + count * each} y={foot + 34} textAnchor="middle">
              {time(count * ms)}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
