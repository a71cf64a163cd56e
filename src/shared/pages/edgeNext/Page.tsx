// EdgeNext through us: nodes before the origin, what a copy spares it, when it is right, a domain's move in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/CacheQuestions.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { EdgeHead } from './EdgeHead.static.tsx';
import { OriginRoutes } from './OriginRoutes.static.tsx';

export function Page() {
  return (
    <>
      <EdgeHead />
      <Fold />
      <OriginRoutes name="reach" ground="paper" />
      <Proofs of="vendor" />
      <Cases name="cases" ground="land" />
      <DnsSwitch name="moving" ground="water" />
      <CacheQuestions file="/hero.jpg" />
      <FormSection />
    </>
  );
}
