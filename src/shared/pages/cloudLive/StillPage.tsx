// Live streaming: pictures as large as they are, the bandwidth of an audience, the delay of each protocol, the hours before a show, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { AudienceSize } from '../../sections/calculators/AudienceSize.static.tsx';
import { StreamQuestions } from '../../sections/StreamQuestions.static.tsx';
import { FramesHead } from './FramesHead.static.tsx';
import { HoursBefore } from './HoursBefore.static.tsx';
import { ProtocolDelays } from './ProtocolDelays.static.tsx';

export function Page() {
  return (
    <>
      <FramesHead />
      <Fold />
      <AudienceSize name="size" />
      <ProtocolDelays name="protocols" ground="water" />
      <HoursBefore name="before" ground="land" />
      <StreamQuestions push="rtmp://push.example/live/show" play="https://play.example/show.m3u8" />
    </>
  );
}
