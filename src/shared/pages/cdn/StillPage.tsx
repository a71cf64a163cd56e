// CDN traffic: what a month costs, every price, packs, how a request travels, how to switch, and the network's other parts.
import { Fold } from '../../app/Fold.tsx';
import { CdnMonth } from '../../sections/calculators/CdnMonth.static.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { CdnPacks } from '../../sections/prices/CdnPacks.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { CdnHead } from './CdnHead.static.tsx';
import { CdnPrices } from './CdnPrices.static.tsx';

export function Page() {
  return (
    <>
      <CdnHead />
      <Fold />
      <CdnMonth name="estimate" ground="water" />
      <CdnPrices name="price" />
      <CdnPacks name="packs" />
      <Table name="choose" ground="land" />
      <Drawing name="request" plate="cache" />
      <Table name="cached" ground="water" />
      <Steps name="switch" ground="land" />
      <Statement name="eip" />
      <Statement name="vpc" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="cloudCdn promotion002 minCdn server" />
    </>
  );
}
