// Google Cloud through us: its own is what a query reads.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { BytesRead } from './BytesRead.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="columns"
      mirrored
      own={<BytesRead name="bytes" />}
      related={<Related to="awsService database cloudIntegration cloudplatform" />}
    />
  );
}
