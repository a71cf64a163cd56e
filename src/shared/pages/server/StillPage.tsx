// Cloud servers: which size, what it costs, what the price holds, and how to get one.
import { Fold } from '../../app/Fold.tsx';
import { ServerFinder } from '../../sections/calculators/ServerFinder.static.tsx';
import { ServerLedger } from '../../sections/prices/ServerLedger.static.tsx';
import { ServerUnits } from '../../sections/prices/ServerUnits.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { ServerHead } from './ServerHead.static.tsx';

export function Page() {
  return (
    <>
      <ServerHead />
      <Fold />
      <ServerFinder name="find" ground="water" />
      <ServerLedger name="price" />
      <ServerUnits name="compare" />
      <Table name="families" ground="water" />
      <Table name="included" />
      <Steps name="order" />
      <Statement name="phone" id="cloud-phone" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="database cdn#eip cloudplatform prepaidcard" />
    </>
  );
}
