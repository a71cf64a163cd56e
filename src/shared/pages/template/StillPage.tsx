// The sample campaign page, marked as a sample: its purpose, blocks, the steps behind its button, and questions.
import { Fold } from '../../app/Fold.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { TierStairs } from '../../sections/prices/TierStairs.tsx';

export function Page() {
  return (
    <>
      <SampleHead />
      <Fold />
      <Statement name="rules" ground="water" />
      <Table name="blocks" />
      <Steps name="steps" />
      <Questions />
    </>
  );
}

/** Head of the sample; the price list stands for a campaign's own figures. */
const SampleHead = /*#__PURE__*/ staticPart(
  'SampleHead',
  function SampleHead() {
    return <HeadLedger first="#blocks" second="talk" drawing={<TierStairs />} />;
  },
  'page',
);
