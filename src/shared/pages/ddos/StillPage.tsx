// Protection against floods: which plan holds an attack, every price, kinds of attack, ways in, and how to prepare.
import { Fold } from '../../app/Fold.tsx';
import { DdosFinder } from '../../sections/calculators/DdosFinder.static.tsx';
import { Drawing } from '../../sections/Drawing.static.tsx';
import { HeadBleed } from '../../sections/heads/HeadBleed.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { DdosPrices } from './DdosPrices.static.tsx';
import { PlanChart } from './PlanChart.static.tsx';

export function Page() {
  return (
    <>
      <HeadBleed plate="weirs" tall="weirsTall" first="#find" second="talk" />
      <Fold />
      <DdosFinder name="find" />
      <DdosPrices name="price" />
      <PlanChart name="unit" ground="water" />
      <Drawing name="share" plate="dots" />
      <Table name="kinds" ground="water" />
      <Statement name="ways" />
      <Steps name="before" />
      <Statement name="limits" />
      <Questions ground="water" />
      <Related to="cloudflareCloud coshield cloudCdn" />
    </>
  );
}
