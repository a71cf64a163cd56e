// The protection SDK of games: whom an attack reaches, how many nodes a game needs, with and without it, the release in weeks, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { ShieldNodes } from '../../sections/calculators/ShieldNodes.static.tsx';
import { PlayerShores } from './PlayerShores.static.tsx';
import { ReleaseWeeks } from './ReleaseWeeks.static.tsx';
import { ShieldHead } from './ShieldHead.static.tsx';
import { ShieldQuestions } from './ShieldQuestions.static.tsx';

export function Page() {
  return (
    <>
      <ShieldHead />
      <Fold />
      <ShieldNodes name="nodes" ground="paper" />
      <PlayerShores name="reach" />
      <ReleaseWeeks name="steps" ground="paper" />
      <ShieldQuestions ground="land" />
    </>
  );
}
