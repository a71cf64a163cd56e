// The protection SDK of games: how many nodes, what an attack reaches, how it is built in, and how it is billed.
import { Fold } from '../../app/Fold.tsx';
import { ShieldNodes } from '../../sections/calculators/ShieldNodes.static.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { HeadBleed } from '../../sections/heads/HeadBleed.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { YearInInvoices } from './YearInInvoices.static.tsx';

export function Page() {
  return (
    <>
      <HeadBleed plate="shield" tall="shieldTall" first="talk" second="#nodes" />
      <Fold />
      <ShieldNodes name="nodes" ground="land" />
      <Statement name="reach" />
      <Comparison name="layers" ground="water" />
      <Steps name="steps" />
      <Table name="prepare" />
      <YearInInvoices name="billing" ground="water" />
      <Statement name="limits" />
      <Questions ground="land" />
      <Related to="ddos cloudCdn tencentCloud" />
    </>
  );
}
