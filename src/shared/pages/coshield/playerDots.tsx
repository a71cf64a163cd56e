// Draws players as dots by night, a row for each node: an attack lights one row, whose line leads into the next section.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './playerDots.module.css';
import { joinTall } from '../../sections/heroes/joinTall.ts';

type Game = {
  nodes: number;
  usersPerNode: number;
  words: { all: string; reached: string; others: string; dot: (players: number) => string };
};

type Place = { from: number; to: number; top: number; step: number; dots: number };

/** The row of the node under attack: two thirds down. */
const attackedOf = (nodes: number) => Math.floor((nodes * 2) / 3);

function Players({ nodes, place: { from, to, top, step, dots } }: { nodes: number; place: Place }) {
  const attacked = attackedOf(nodes);
  return Array.from({ length: nodes }, (_, row) => (
    <path
      // Rows have no identity but their position.
      // oxlint-disable-next-line react/no-array-index-key
      key={row}
      className={row === attacked ? `hero-dots ${css.attacked}` : 'hero-dots'}
      pathLength={dots}
      d={`M${from} ${Math.round((top + row * step) * 10) / 10}H${to}`}
    />
  ));
}

type Look = {
  height: number;
  place: Place;
  /** The x at which the line of the attack turns down, and the radius of the turn. */
  turn: readonly [x: number, radius: number];
  /** Path that continues the line into the next section. */
  join: string;
  /** Positions of the four lines of words, and the class prefix of those about the attack. */
  words: readonly (readonly [x: number, y: number])[];
  side: string;
};

function players({ nodes, usersPerNode, words: { all, reached, others, dot } }: Game, look: Look): Drawn {
  const { height, place, turn, join, words, side } = look;
  const [x, radius] = turn;
  const y = Math.round(place.top + attackedOf(nodes) * place.step);
  const lines = [
    { text: all, dress: 'hero-b' },
    { text: dot(usersPerNode / place.dots), dress: 'hero-q' },
    { text: reached, dress: `${side}hero-b hero-mg` },
    { text: others, dress: `${side}hero-q` },
  ];
  return {
    height,
    body: (
      <>
        <Players nodes={nodes} place={place} />
        <path className="hero-pk" d={`M${place.to} ${y}H${x - radius}Q${x} ${y} ${x} ${y + radius}V${height}`} />
        <path className="hero-join" d={join} />
        {lines.map(({ text, dress }, index) => (
          <text key={text} x={words[index]?.[0]} y={words[index]?.[1]} className={dress}>
            {text}
          </text>
        ))}
      </>
    ),
  };
}

export const playersWide = (game: Game): Drawn =>
  players(game, {
    height: 850,
    place: { from: 0, to: 1376, top: 56, step: 336 / game.nodes, dots: 100 },
    turn: [1400, 16],
    join: 'M1400 850V910',
    words: [
      [80, 430],
      [80, 458],
      [1376, 430],
      [1376, 458],
    ],
    side: 'hero-e ',
  });

export const playersTall = (game: Game): Drawn =>
  players(game, {
    height: 366,
    place: { from: 0, to: 362, top: 12, step: 230 / game.nodes, dots: 50 },
    turn: [374, 8],
    join: joinTall(374, 366),
    words: [
      [16, 270],
      [16, 294],
      [16, 326],
      [16, 350],
    ],
    side: '',
  });
