// The AWS landing page for beginners: which product for which job, the first week, and alerts before the bill grows.
import { Fold } from '../../app/Fold.tsx';
import { CampaignEnd, CampaignPeriod, Related } from '../../sections/Campaign.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { MarkedTable } from '../../sections/WordTable.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { awsJobs } from '../cases.ts';

export function Page() {
  return (
    <>
      <CampaignEnd now="awsService" />
      <HeadPlate plate="rack" first="trial" second="talk" />
      <Fold />
      <MarkedTable name="jobs" query="job" cases={awsJobs.join(' ')} ground="water" />
      <Steps name="week" />
      <Steps name="budget" ground="land" />
      <Statement name="trial" />
      <CampaignPeriod name="period" />
      <Questions ground="water" />
      <Related to="awsService awsGlobalAccelerator prepaidcard cloudIntegration" />
    </>
  );
}
