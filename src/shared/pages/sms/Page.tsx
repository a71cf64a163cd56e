// Text messages by country: what a campaign costs, how a message is counted, the price list, and what changes a price.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { SmsCost } from '../../sections/calculators/SmsCost.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { MessageMeter } from './MessageMeter.ts';
import { SmsHead } from './SmsHead.static.tsx';
import { SmsPrices } from './SmsPrices.static.tsx';

export function Page() {
  return (
    <>
      <SmsHead />
      <Fold />
      <SmsCost name="cost" ground="water" />
      <MessageMeter />
      <SmsPrices name="price" />
      <Table name="factors" ground="land" />
      <Statement name="quiet" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="coflyer cloudIntegration" />
      <FormSection />
    </>
  );
}
