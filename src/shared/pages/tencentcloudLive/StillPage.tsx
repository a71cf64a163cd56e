// Live streaming on Tencent Cloud: the delay of four kinds of show, the parts each needs, who can speak, the rehearsal, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { StreamQuestions } from '../../sections/StreamQuestions.static.tsx';
import { Rehearsal } from './Rehearsal.static.tsx';
import { ShowHead } from './ShowHead.static.tsx';
import { SpeakerDelays } from './SpeakerDelays.static.tsx';
import { showCases } from './showCases.ts';

export function Page() {
  return (
    <>
      <ShowHead />
      <Fold />
      <MarkedTable name="show" query="show" cases={showCases.join(' ')} ground="land" />
      <SpeakerDelays name="delay" />
      <Rehearsal name="rehearsal" ground="water" />
      <StreamQuestions
        push={'rtmp://push.example/live/show\n?txSecret=…&txTime=…'}
        play="webrtc://play.example/live/show"
      />
    </>
  );
}
