// Draws a dial with one tick a country, so that the number in its middle can be counted.
import css from './CountryDial.module.css';

type Props = { count: string; unit: string; percent: string };

export function CountryDial({ count, unit, percent }: Props) {
  const at = { cx: 300, cy: 300 };
  return (
    <svg className={css.dial} viewBox="0 0 600 600" aria-hidden="true">
      <circle {...at} r="262" strokeWidth="44" strokeDasharray=".22 .78" pathLength={count} />
      <circle {...at} r="206" strokeWidth="14" strokeDasharray=".3 .7" pathLength="1000" strokeOpacity=".5" />
      <circle
        {...at}
        className={css.share}
        r="178"
        pathLength="100"
        strokeDasharray={`${percent} 100`}
        transform="rotate(-90 300 300)"
      />
      <text x="300" y="336">
        {count}
      </text>
      <text className={css.unit} x="300" y="376">
        {unit}
      </text>
    </svg>
  );
}
