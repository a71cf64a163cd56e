// The pattern of a campaign, marked as a sample: what it is for, its blocks, the steps behind its button, and its questions.
import { Fold } from '../../app/Fold.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { SampleHead } from './SampleHead.static.tsx';

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
