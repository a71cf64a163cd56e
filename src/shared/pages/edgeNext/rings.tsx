// Nodes as dots in half rings around the origin: a visitor is answered at the outermost, and what no node holds goes on.
import type { Drawn } from '../../sections/heroes/Hero.tsx';

type Words = { nodes: number; visitor: string; answered: string; dot: string; origin: string };

/** Rings from the innermost to the outermost, all around one centre. */
type Theatre = { x: number; y: number; inner: readonly [number, number]; outer: readonly [number, number] };

const count = 28;
/** Where the visitor's node stands, in degrees from the right. */
const angle = 152;

const round = (value: number) => Math.round(value * 10) / 10;

function ringsOf({ inner, outer }: Theatre, nodes: number) {
  const sizes = Array.from({ length: count }, (_, ring) => {
    const part = ring / (count - 1);
    return { rx: inner[0] + (outer[0] - inner[0]) * part, ry: inner[1] + (outer[1] - inner[1]) * part };
  });
  const lengths = sizes.map(({ rx, ry }) => Math.hypot(rx, ry));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  // Rounded from the innermost on, so that all dots together are the nodes.
  let [run, set] = [0, 0];
  return sizes.map(({ rx, ry }, ring) => {
    run += lengths[ring] ?? 0;
    const dots = Math.round((run / whole) * nodes) - set;
    set += dots;
    return { rx: round(rx), ry: round(ry), dots };
  });
}

/** A path as long as its dots are many: each dash is one of them. */
function Rings({ theatre, nodes }: { theatre: Theatre; nodes: number }) {
  const { x, y } = theatre;
  return ringsOf(theatre, nodes).map(({ rx, ry, dots }) => (
    <path
      key={rx}
      className="hero-dots"
      pathLength={dots}
      d={`M${round(x - rx)} ${y}a${rx} ${ry} 0 0 1 ${round(2 * rx)} 0`}
    />
  ));
}

function nodeOf({ x, y, outer: [rx, ry] }: Theatre): { x: number; y: number } {
  const turn = (angle / 180) * Math.PI;
  return { x: round(x + rx * Math.cos(turn)), y: round(y - ry * Math.sin(turn)) };
}

export function ringsWide({ nodes, visitor, answered, dot, origin }: Words): Drawn {
  const theatre: Theatre = { x: 720, y: 430, inner: [92, 52], outer: [708, 394] };
  const node = nodeOf(theatre);
  return {
    height: 830,
    body: (
      <>
        <Rings theatre={theatre} nodes={nodes} />
        <path className="hero-ask" d={`M40 128L${node.x} ${node.y}`} />
        <path className="hero-on-way" d={`M${node.x} ${node.y}L720 430`} />
        <circle className="hero-user" cx="40" cy="128" r="9" />
        <circle className="hero-node" cx={node.x} cy={node.y} r="9" />
        <text x="62" y="112" className="hero-b">
          {visitor}
        </text>
        <text x="62" y="140">
          {answered}
        </text>
        <text x="1400" y="52" className="hero-e">
          {dot}
        </text>
        <path className="hero-pk" d="M720 430H1376Q1400 430 1400 454V830" />
        <path className="hero-join" d="M1400 830V880" />
        <circle className="hero-f" cx="720" cy="430" r="11" />
        <text x="1376" y="462" className="hero-e hero-b hero-mg">
          {origin}
        </text>
      </>
    ),
  };
}

export function ringsTall({ nodes, visitor, answered, dot, origin }: Words): Drawn {
  const theatre: Theatre = { x: 195, y: 284, inner: [22, 30], outer: [187, 226] };
  const node = nodeOf(theatre);
  return {
    height: 358,
    body: (
      <>
        <Rings theatre={theatre} nodes={nodes} />
        <path className="hero-ask" d={`M16 66L${node.x} ${node.y}`} />
        <path className="hero-on-way" d={`M${node.x} ${node.y}L195 284`} />
        <circle className="hero-user" cx="16" cy="66" r="6" />
        <circle className="hero-node" cx={node.x} cy={node.y} r="6" />
        <text x="16" y="24" className="hero-b">
          {visitor}
        </text>
        <text x="16" y="44">
          {answered}
        </text>
        <path className="hero-pk" d="M195 284V294Q195 306 207 306H356Q370 306 370 320V358" />
        <path className="hero-join" d="M370 358v28" />
        <circle className="hero-f" cx="195" cy="284" r="7" />
        <text x="356" y="326" className="hero-e hero-b hero-mg">
          {origin}
        </text>
        <text x="356" y="347" className="hero-e">
          {dot}
        </text>
      </>
    ),
  };
}
