// Cloudflare in front of a site: six checks behind one record, the rule for a path, the mainland, the switch in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/CacheQuestions.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { CloudflareHead } from './CloudflareHead.static.tsx';

import { MainlandShores } from './MainlandShores.static.tsx';
import { pathCases } from './pathCases.ts';

export function Page() {
  return (
    <>
      <CloudflareHead />
      <Fold />
      <MarkedTable name="path" query="path" cases={pathCases.join(' ')} />
      <MainlandShores name="mainland" />
      <DnsSwitch name="switch" ground="paper" />
      <CacheQuestions file="/app.js" header="cf-cache-status" ground="land" />
      <FormSection />
    </>
  );
}
