// Words that were not found, as sea charts draw an unconfirmed island: dashed, with its name and "existence doubtful".
import css from './DoubtfulIsland.module.css';

const soundings = [80, 140, 210];
const longest = 14;

export function DoubtfulIsland({ name }: { name: string }) {
  const letters = Array.from(name);
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
  return (
    <svg className={css.island} viewBox="0 0 560 340" aria-hidden="true">
      {soundings.map((radius) => (
        <circle key={radius} cx="280" cy="170" r={radius} />
      ))}
      <path d="M176 192c-10-40 34-84 96-80s112 22 104 64-66 64-120 58-70-18-80-42z" />
      <text x="280" y="180">
        {short}?
      </text>
      <text className={css.doubt} x="280" y="270">
        E.D.
      </text>
    </svg>
  );
}
