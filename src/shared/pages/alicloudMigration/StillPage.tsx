// Moving to Alibaba Cloud: how long the copy takes, who does what in which phase, and what the way back is.
import { Fold } from '../../app/Fold.tsx';
import { CopyTime } from '../../sections/calculators/CopyTime.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <>
      <HeadPlate plate="lock" first="talk" second="#copy" />
      <Fold />
      <CopyTime name="copy" ground="water" />
      <Table name="plan" />
      <Table name="tools" ground="land" />
      <Table name="where" />
      <Table name="risks" ground="water" />
      <Statement name="others" />
      <Statement name="limits" ground="land" />
      <Questions />
      <Related to="aliCloud database cloudIntegration" />
    </>
  );
}
