// The company on one page: what it does, for whom, which numbers it states and where they come from, and where it is.
import { Fold } from '../../app/Fold.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Offices } from '../../sections/Offices.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="courses" first="talk" second="partner" />
      <Fold />
      <Statement name="what" ground="water" />
      <Table name="buyers" />
      <Table name="numbers" ground="water" />
      <Offices name="offices" />
    </>
  );
}
