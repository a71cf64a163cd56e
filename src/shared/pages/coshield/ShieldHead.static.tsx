// The head of the page about the protection SDK: an example game's players on their nodes, and whom an attack on one reaches.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { playersTall, playersWide } from './playerDots.tsx';
import { useExampleGame } from './useExampleGame.ts';

export const ShieldHead = /*#__PURE__*/ staticPart(
  'ShieldHead',
  function ShieldHead() {
    const t = useT('coshield');
    const { nodes, usersPerNode, number, said } = useExampleGame();
    const words = {
      all: t('players.all', said),
      reached: t('players.reached', said),
      others: t('players.others', said),
      dot: (players: number) => t('players.dot', { players: number(players) }),
    };
    const game = { nodes, usersPerNode, words };
    return (
      <Hero
        kind="field"
        title={t('players.title', said)}
        wide={playersWide(game)}
        tall={playersTall(game)}
        second="#nodes"
      />
    );
  },
  'page',
);
