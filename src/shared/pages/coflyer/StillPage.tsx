// Messages to phones: kinds and rules, codes, when Taiwan may be written to, how a message is counted, and published prices.
import { Fold } from '../../app/Fold.tsx';
import { QuietHours } from '../../sections/calculators/QuietHours.static.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { HeadBleed } from '../../sections/heads/HeadBleed.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { SegmentLadder } from './SegmentLadder.static.tsx';

export function Page() {
  return (
    <>
      <HeadBleed plate="lanes" tall="lanesTall" ground="land" first="talk" second="#hours" />
      <Fold />
      <Table name="kinds" />
      <QuietHours name="hours" ground="water" />
      <Statement name="codes" />
      <Drawing name="message" plate="segments" ground="water" />
      <Steps name="steps" />
      <SegmentLadder name="price" />
      <OwnerPoints name="limits" settings="coflyer.features docs.coflyer" ground="water" />
      <Questions />
      <Related to="sms faq cloudIntegration" />
    </>
  );
}
