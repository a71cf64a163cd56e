// Google Cloud through us: its own is what a query reads.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Figures } from '../../sections/Figures.static.tsx';
import { Related } from '../../sections/Related.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="columns"
      mirrored
      own={<Figures name="bytes" />}
      related={<Related to="awsService database cloudIntegration cloudplatform" />}
    />
  );
}
