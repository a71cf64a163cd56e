// Live streaming on Tencent Cloud: which parts a kind of show needs, with which delay, and how it is rehearsed.
import { Fold } from '../../app/Fold.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { showCases } from './tencentcloudLivePage.ts';

export function Page() {
  return (
    <>
      <HeadPlate plate="arcs" side="left" first="talk" second="#show" />
      <Fold />
      <MarkedTable name="show" query="show" cases={showCases.join(' ')} ground="land" />
      <Table name="delay" />
      <Table name="package" ground="water" />
      <Steps name="rehearsal" />
      <Statement name="size" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="cloudLive tencentCloud coshield" />
    </>
  );
}
