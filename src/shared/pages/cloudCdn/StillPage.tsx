// CDN and protection on the same nodes: which layer stops what, what the cache spares the origin, and how it is rolled out.
// Where a language has no page for the CDN itself, addresses and networks stand here too.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  const { has } = usePage();
  return (
    <>
      <HeadPlate plate="fort" side="left" first="talk" second="#origin" />
      <Fold />
      <CacheOrigin name="origin" ground="water" />
      <Table name="threats" />
      <Steps name="rollout" />
      <Statement name="two" />
      <Table name="which" ground="water" />
      {!has('cdn') && <Statement name="eip" />}
      {!has('cdn') && <Statement name="vpc" ground="land" />}
      <Statement name="limits" />
      <Questions ground="water" />
      <Related to="cloudflareCloud edgeNext akamai ddos" />
    </>
  );
}
