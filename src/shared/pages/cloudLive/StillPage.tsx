// Live streaming: whether it carries an audience, with which delay, and what makes up its price.
import { Fold } from '../../app/Fold.tsx';
import { AudienceSize } from '../../sections/calculators/AudienceSize.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="frames" first="talk" second="#size" />
      <Fold />
      <AudienceSize name="size" ground="water" />
      <Steps name="way" />
      <Table name="protocols" />
      <Table name="qualities" ground="water" />
      <Statement name="before" />
      <Table name="billed" ground="land" />
      <Statement name="limits" />
      <Questions ground="water" />
      <Related to="tencentcloudLive cdn cloudCdn coshield" />
    </>
  );
}
