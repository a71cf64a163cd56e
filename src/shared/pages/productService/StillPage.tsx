// Why us: compared with buying direct, what is published, whom to call, what is claimed and what is not.
import { Fold } from '../../app/Fold.tsx';
import { ListSaving } from '../../sections/calculators/ListSaving.static.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="lights" side="left" first="talk" second="#prices" />
      <Fold />
      <Comparison name="direct" ground="water" />
      <Table name="prices" />
      <ListSaving name="saving" ground="water" />
      <Table name="support" ground="land" />
      <Table name="claims" />
      <Statement name="unpromised" ground="water" />
      <Questions />
      <Related to="partner server ddos contactUs" />
    </>
  );
}
