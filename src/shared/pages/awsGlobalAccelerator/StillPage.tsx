// AWS Global Accelerator: the floor that light sets, what the product changes on the way, and when it does not help.
import { Fold } from '../../app/Fold.tsx';
import { FibreFloor } from '../../sections/calculators/FibreFloor.static.tsx';
import { Comparison } from '../../sections/Comparison.static.tsx';
import { HeadBleed } from '../../sections/heads/HeadBleed.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { MileageChart } from './MileageChart.static.tsx';

export function Page() {
  return (
    <>
      <HeadBleed plate="routes" tall="routesTall" reach="across" first="talk" second="#floor" />
      <Fold />
      <FibreFloor name="floor" />
      <Statement name="facts" ground="land" />
      <Comparison name="ways" ground="water" />
      <MileageChart name="mileage" />
      <Steps name="setup" ground="land" />
      <Statement name="not" />
      <Statement name="limits" ground="water" />
      <Questions />
      <Related to="awsService cdn tencentCloud cloudIntegration" />
    </>
  );
}
