// Cloudflare through us: all domains on one bill, what an order puts in writing, when it is right, the name servers' switch in hours, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { ZoneOrder } from './ZoneOrder.static.tsx';
import { ZonesHead } from './ZonesHead.static.tsx';

export function Page() {
  return (
    <>
      <ZonesHead />
      <Fold />
      <ZoneOrder name="order" ground="paper" />
      <Proofs of="vendor" />
      <Cases name="cases" ground="land" />
      <DnsSwitch name="moving" ground="paper" />
      <Questions ground="water" />
    </>
  );
}
