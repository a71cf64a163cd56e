// Cloudflare in front of a site: what each function does, which rule fits which path, and how to switch with a way back.
import { Fold } from '../../app/Fold.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { MarkedTable } from '../../sections/MarkedTable.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { pathCases } from './cloudflarePage.ts';

export function Page() {
  return (
    <>
      <HeadPlate plate="depth" first="talk" second="#path" />
      <Fold />
      <MarkedTable name="path" query="path" cases={pathCases.join(' ')} ground="land" />
      <Table name="functions" />
      <Steps name="switch" />
      <Statement name="mainland" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="cloudflareCloud cloudCdn ddos" />
    </>
  );
}
