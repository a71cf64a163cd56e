// The landing page for Google Cloud in three small stages: a trial, one machine with a budget alert, a prepaid pack.
import { Fold } from '../../app/Fold.tsx';
import { PrepaidNeed } from '../../sections/calculators/PrepaidNeed.static.tsx';
import { CampaignEnd, CampaignPeriod, Related } from '../../sections/Campaign.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/WordTable.static.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="gcpService" />
      <HeadPlate plate="budget" side="left" first="trial" second="talk" />
      <Fold />
      <Steps name="stages" ground="land" />
      <Table name="costs" />
      <Steps name="budget" ground="water" />
      <PrepaidNeed name="need" />
      <CampaignPeriod name="period" />
      <Questions />
      <Related to="gcpService prepaidcard gcpproduct freeOpen" />
    </>
  );
}
