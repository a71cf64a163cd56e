// Google Cloud through us: what for, which services, why not direct, how to move in, and whose account it is.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { Figures } from '../../sections/Figures.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { ServiceMap } from '../../sections/ServiceMap.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="columns" side="left" first="trial" second="talk" />
      <Fold />
      <ServiceMap name="services" ground="land" />
      <Figures name="bytes" />
      <Comparison name="direct" ground="water" />
      <Table name="moves" />
      <Steps name="moving" ground="land" />
      <Statement name="account" />
      <Statement name="others" ground="water" />
      <Questions />
      <Related to="awsService database cloudIntegration cloudplatform" />
      <FormSection />
    </>
  );
}
