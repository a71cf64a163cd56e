// How many game-protection nodes a peak of players needs, and how much room the last one has left.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { shieldNodes, shieldNodesFields } from '../../calculators/shieldNodes.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { FactRows } from './FactRows.tsx';
import { NodeStairs } from './NodeStairs.tsx';

const samplePeaks = [500, 5000, 20_000];

export const ShieldNodes = /*#__PURE__*/ staticPart(
  'ShieldNodes',
  function ShieldNodes(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { usersPerNode } = useNeed('claims').coshield;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="shield" fields={shieldNodesFields}>
        {(wish) => {
          const { users, nodes } = shieldNodes(usersPerNode, wish);
          const room = nodes * usersPerNode - users;
          return (
            <Answer
              figure={number(nodes)}
              unit={t('shield.unit', { count: nodes })}
              text={t('shield.room', { users: number(users), room: number(room) })}
              wish={wishCode('nodes', { users, nodes })}
            >
              <NodeStairs
                {...{ users, nodes, usersPerNode, number }}
                title={t('shield.room', { users: number(users), room: number(room) })}
              />
              <FactRows
                rows={samplePeaks.map((peak) => [
                  t('shield.peak', { users: number(peak) }),
                  t('shield.nodes', { nodes: number(shieldNodes(usersPerNode, { users: peak }).nodes) }),
                ])}
              />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
