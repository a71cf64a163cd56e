// The page about the protection SDK for games: whom an attack reaches, how many nodes a game needs, with and without it, the release in weeks, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { ShieldNodes } from '../../sections/calculators/ShieldNodes.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { shoreOf, Shores } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { shieldNodes, shieldNodesFields } from '../../calculators/shieldNodes.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { Schedule } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { playersTall, playersWide } from './playerDots.tsx';
import { QuestionList } from '../../sections/Questions.static.tsx';
import { Terminal } from '../../sections/Terminal.tsx';

export function Page() {
  return (
    <>
      <ShieldHead />
      <Fold />
      <ShieldNodes name="nodes" ground="paper" />
      <PlayerShores name="reach" />
      <ReleaseWeeks name="steps" ground="paper" />
      <Proofs of="page" />
      <ShieldQuestions ground="land" />
    </>
  );
}

/** The example of this page: the calculator's initial number of players, on the nodes they need. */
function useExampleGame() {
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

/** Hero: an example game's players on their nodes, and the players that an attack on one node reaches. */
const ShieldHead = /*#__PURE__*/ staticPart(
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

/** How many players of the example an attack reaches with and without the SDK, counted in nodes. */
const PlayerShores = /*#__PURE__*/ staticPart(
  'PlayerShores',
  function PlayerShores({ name }: { name: string }) {
    const own = useT('coshield');
    const text = usePageText();
    const { nodes, said } = useExampleGame();
    return (
      <Shores
        id={name}
        segments={nodes}
        whole
        land={{ ...shoreOf(text, `${name}.land`, nodes), unit: own(`${name}.land.unit`, said) }}
        water={{ ...shoreOf(text, `${name}.water`, 1), unit: own(`${name}.water.unit`, said) }}
      />
    );
  },
  'page',
);

/** An example in weeks before and after the release: the work begins, nodes are registered, an attack is rehearsed, the old entry closes. */
const [before, register, rehearse, after] = [4, 3, 1, 2];

/** The weeks around a release: what is built in, which nodes are ready, and how long the old entry stays for old clients. */
const ReleaseWeeks = /*#__PURE__*/ staticPart(
  'ReleaseWeeks',
  function ReleaseWeeks({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('coshield');
    const { t, items } = usePageText();
    const key = (kind: string) => own(`${name}.key.${kind}`);
    const weeks = (count: number, sign: string) => own(`${name}.weeks`, { weeks: `${sign}${count}` });
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: -before,
            to: after,
            segment: 1,
            marks: [
              { at: -before, text: weeks(before, '−') },
              { at: 0, text: own(`${name}.now`) },
              { at: after, text: weeks(after, '+') },
            ],
            turn: 0,
          }}
          rows={[
            {
              name: own(`${name}.rows.client`),
              bars: [
                { kind: 'prepared', from: -before, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
            {
              name: own(`${name}.rows.nodes`),
              bars: [
                { kind: 'prepared', from: -register, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
            {
              name: own(`${name}.rows.old`),
              bars: [
                { kind: 'live', from: -before, to: 0 },
                { kind: 'kept', from: 0, to: after },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { before, rehearse, after }),
            text: t(`${step}.text`),
          }))}
          names={{ live: key('live'), prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);

/** The questions about the SDK, beside how a client requests its server and what an observer sees of that. */
const ShieldQuestions = /*#__PURE__*/ staticPart(
  'ShieldQuestions',
  function ShieldQuestions({ ground }: { ground: Ground }) {
    const t = useT('coshield');
    const { nodes } = useExampleGame();
    return (
      <Section
        name="questions"
        ground={ground}
        head="beside"
        aside={
          <Terminal
            command="shield.connect('lobby')"
            first={
              <>
                <small>{t('seen.client')}</small>
                {"server: 'lobby'"}
              </>
            }
            answer={
              <>
                <small>{t('seen.network')}</small>
                {'node: '}
                <b>{`7 / ${nodes}`}</b>
              </>
            }
          />
        }
      >
        <QuestionList />
      </Section>
    );
  },
  'page',
);
