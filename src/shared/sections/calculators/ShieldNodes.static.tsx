// Number of game-protection nodes for a peak of players, and the free capacity of the last one.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { shieldNodes, shieldNodesFields } from '../../calculators/shieldNodes.ts';
import { useT } from '../../i18n/useT.ts';
import { hatch, HatchPattern } from '../../ui/charts/HatchPattern.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from './Calculator.tsx';
import figure from '../../ui/charts/Figure.module.css';
import css from './NodeStairs.module.css';

const [left, top, step, rise, steps] = [56, 18, 56, 15, 10];
const foot = top + steps * rise;
const right = left + steps * step;

type NodeStairsProps = {
  users: number;
  nodes: number;
  usersPerNode: number;
  number: (value: number) => string;
  title: string;
};

/** Players by nodes as stairs: ten nodes around the answer, which is marked on its step. */
function NodeStairs({ users, nodes, usersPerNode, number, title }: NodeStairsProps) {
  // Keeps three nodes of room above the answer.
  const from = Math.max(0, nodes - steps + 3);
  const stairs = Array.from(
    { length: steps },
    (_, index) => `V${foot - (index + 1) * rise}H${left + (index + 1) * step}`,
  );
  const x = Math.round(left + (users / usersPerNode - from) * step);
  const y = foot - (nodes - from) * rise;
  return (
    <div className={figure.figure}>
      <svg className={css.stairs} viewBox={`0 0 640 ${foot + 44}`} role="img" aria-label={title}>
        <HatchPattern />
        <path d={`M${left} ${foot}${stairs.join('')}V${foot}z`} fill={hatch} />
        <path className={figure.base} d={`M${left} ${foot}H${right}`} />
        <path className={css.asked} d={`M${x} ${foot}V${y}H${left}`} />
        <circle className={figure.place} cx={x} cy={y} r="6" />
        <g className={figure.figures}>
          <text x={left} y={foot + 34}>
            {number(from * usersPerNode)}
          </text>
          <text x={right} y={foot + 34} textAnchor="end">
            {number((from + steps) * usersPerNode)}
          </text>
          <text className={css.nodes} x={left - 14} y={y + 6} textAnchor="end">
            {number(nodes)}
          </text>
        </g>
      </svg>
    </div>
  );
}

const samplePeaks = [500, 5000, 20_000];

export const ShieldNodes = /*#__PURE__*/ staticPart(
  'ShieldNodes',
  function ShieldNodes(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { usersPerNode } = useNeed('claims').coshield;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} look="row" words="shield" fields={shieldNodesFields}>
        {(asked) => {
          const { users, nodes } = shieldNodes(usersPerNode, asked);
          const room = nodes * usersPerNode - users;
          const said = t(room > 0 ? 'shield.room' : 'shield.full', {
            count: users,
            users: number(users),
            room: number(room),
          });
          return (
            <Answer
              figure={number(nodes)}
              unit={t('shield.unit', { count: nodes })}
              text={said}
              wish={wishCode('nodes', { users, nodes })}
              button
            >
              <div className={css.halves}>
                <NodeStairs {...{ users, nodes, usersPerNode, number }} title={said} />
                <FactRows
                  rows={samplePeaks.map((peak) => [
                    t('shield.peak', { users: number(peak) }),
                    t('shield.nodes', { nodes: number(shieldNodes(usersPerNode, { users: peak }).nodes) }),
                  ])}
                />
              </div>
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
