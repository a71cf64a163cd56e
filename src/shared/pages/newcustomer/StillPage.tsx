// For new customers: which way to begin, both ways side by side, what each gives, and what happens next.
import { Fold } from '../../app/Fold.tsx';
import { StartWay } from '../../sections/calculators/StartWay.static.tsx';
import { CampaignEnd } from '../../sections/CampaignEnd.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { NewcustomerHead } from './NewcustomerHead.static.tsx';
import { NewPacks } from './NewPacks.static.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="prepaidcard" />
      <NewcustomerHead />
      <Fold />
      <StartWay name="start" ground="water" />
      <Table name="ways" />
      <Statement name="trials" ground="water" />
      <NewPacks name="packs" />
      <Statement name="use" ground="water" />
      <Steps name="steps" />
      <OwnerPoints name="period" settings="campaign" />
      <Questions ground="water" />
      <Related to="freeOpen prepaidcard cloudIntegration" />
    </>
  );
}
