// The pattern of a campaign, marked as a sample: what it is for, its blocks, the steps behind its button, and its questions.
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

/** The head of the sample campaign, with the price list drawn as an example of a page's own figures. */
const SampleHead = /*#__PURE__*/ staticPart(
  'SampleHead',
  function SampleHead() {
    return <HeadLedger first="#blocks" second="talk" drawing={<TierStairs />} />;
  },
  'page',
);
