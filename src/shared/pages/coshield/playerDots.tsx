// Players as dots by night, a row for each node: an attack lights one row, and its line leads on to the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './playerDots.module.css';

export type Game = {
  nodes: number;
  usersPerNode: number;
  words: { all: string; reached: string; others: string; dot: (players: number) => string };
};

type Place = { from: number; to: number; top: number; step: number; dots: number };

/** The node that the example's attack finds: two thirds down. */
const attackedOf = (nodes: number) => Math.floor((nodes * 2) / 3);

function Players({ nodes, place: { from, to, top, step, dots } }: { nodes: number; place: Place }) {
  const attacked = attackedOf(nodes);
  return Array.from({ length: nodes }, (_, row) => (
    <path
      // Rows have nothing but their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={row}
      className={row === attacked ? `hero-dots ${css.attacked}` : 'hero-dots'}
      pathLength={dots}
      d={`M${from} ${Math.round((top + row * step) * 10) / 10}H${to}`}
    />
  ));
}

export function playersWide({ nodes, usersPerNode, words: { all, reached, others, dot } }: Game): Drawn {
  const place = { from: 0, to: 1376, top: 56, step: 336 / nodes, dots: 100 };
  const y = Math.round(place.top + attackedOf(nodes) * place.step);
  return {
    height: 850,
    body: (
      <>
        <Players nodes={nodes} place={place} />
        <path className="hero-pk" d={`M1376 ${y}H1384Q1400 ${y} 1400 ${y + 16}V850`} />
        <path className="hero-join" d="M1400 850V910" />
        <text x="80" y="430" className="hero-b">
          {all}
        </text>
        <text x="80" y="458" className="hero-q">
          {dot(usersPerNode / place.dots)}
        </text>
        <text x="1376" y="430" className="hero-e hero-b hero-mg">
          {reached}
        </text>
        <text x="1376" y="458" className="hero-e hero-q">
          {others}
        </text>
      </>
    ),
  };
}

export function playersTall({ nodes, usersPerNode, words: { all, reached, others, dot } }: Game): Drawn {
  const place = { from: 0, to: 362, top: 12, step: 230 / nodes, dots: 50 };
  const y = Math.round(place.top + attackedOf(nodes) * place.step);
  return {
    height: 366,
    body: (
      <>
        <Players nodes={nodes} place={place} />
        <path className="hero-pk" d={`M362 ${y}H366Q374 ${y} 374 ${y + 8}V366`} />
        <path className="hero-join" d="M374 366v28" />
        <text x="16" y="270" className="hero-b">
          {all}
        </text>
        <text x="16" y="294" className="hero-q">
          {dot(usersPerNode / place.dots)}
        </text>
        <text x="16" y="326" className="hero-b hero-mg">
          {reached}
        </text>
        <text x="16" y="350" className="hero-q">
          {others}
        </text>
      </>
    ),
  };
}
