// CDN traffic: the price as stairs, what a month costs with every price, questions, how far a request travels, the switch in hours, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/CacheQuestions.static.tsx';
import { CdnMonth } from '../../sections/calculators/CdnMonth.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { CdnHead } from './CdnHead.static.tsx';
import { RequestWays } from './RequestWays.static.tsx';

export function Page() {
  return (
    <>
      <CdnHead />
      <Fold />
      <CdnMonth name="estimate" ground="land" list="prices" />
      <CacheQuestions file="/hero.jpg" anchors="network:eip network:vpc" />
      <RequestWays name="request" ground="water" />
      <DnsSwitch name="switch" ground="paper" />
      <FormSection />
    </>
  );
}
