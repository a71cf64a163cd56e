// The example that this page goes by: the players that its calculator begins with, on as many nodes as they need.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { shieldNodes, shieldNodesFields } from '../../calculators/shieldNodes.ts';
import { plainNumber } from '../../i18n/numbers.ts';

export function useExampleGame() {
  const { locale } = usePage();
  const { usersPerNode } = useNeed('claims').coshield;
  const { users, nodes } = shieldNodes(usersPerNode, { users: shieldNodesFields.users.initial });
  const number = (value: number) => plainNumber(locale, value);
  const said = {
    players: number(users),
    nodes: number(nodes),
    reached: number(usersPerNode),
    others: number(users - usersPerNode),
  };
  return { users, nodes, usersPerNode, number, said };
}
