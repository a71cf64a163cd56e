// The Google Cloud landing page for beginners: which product for which job, custom machine sizes, the first week, and limits of the bill.
import { Fold } from '../../app/Fold.tsx';
import { CampaignEnd, CampaignPeriod, Related } from '../../sections/Campaign.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { MarkedTable } from '../../sections/WordTable.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { gcpJobs } from '../cases.ts';

export function Page() {
  return (
    <>
      <CampaignEnd now="gcpService" />
      <HeadPlate plate="shapes" side="left" first="trial" second="talk" />
      <Fold />
      <Steps name="budget" ground="water" />
      <MarkedTable name="jobs" query="job" cases={gcpJobs.join(' ')} />
      <Steps name="week" ground="land" />
      <Statement name="pay" ground="water" />
      <CampaignPeriod name="period" />
      <Questions ground="land" />
      <Related to="gcpService minGcp prepaidcard cloudIntegration" />
    </>
  );
}
