// Managed databases: how long a move stands still, engines, duties, targets, where they run, and the move itself.
import { Fold } from '../../app/Fold.tsx';
import { DowntimeWindow } from '../../sections/calculators/DowntimeWindow.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { engineCases } from './databasePage.ts';

export function Page() {
  return (
    <>
      <HeadPlate plate="vernier" first="talk" second="#window" />
      <Fold />
      <DowntimeWindow name="window" result="result-window" ground="water" />
      <MarkedTable name="engines" query="engine" cases={engineCases.join(' ')} />
      <Table name="duties" ground="water" />
      <Statement name="targets" />
      <Table name="where" />
      <Steps name="move" />
      <Statement name="limits" />
      <Questions ground="water" />
      <Related to="alicloudMigration server cloudIntegration" />
    </>
  );
}
