// The landing page for the smallest traffic pack: what it serves, what it costs, and when to take the next one.
import { Fold } from '../../app/Fold.tsx';
import { PackVisits } from '../../sections/calculators/PackVisits.static.tsx';
import { CampaignEnd, CampaignPeriod } from '../../sections/Campaign.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { CdnPacks } from '../../sections/prices/CdnPacks.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="cdn" />
      <HeadPlate plate="visits" first="#size" second="talk" />
      <Fold />
      <PackVisits name="size" ground="water" />
      <CdnPacks name="packs" choice="currency" />
      <Steps name="connect" ground="land" />
      <Table name="next" />
      <CampaignPeriod name="period" />
      <Questions ground="land" />
      <Related to="cdn promotion002 cloudCdn server" />
    </>
  );
}
