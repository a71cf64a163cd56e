// AWS through us: its own is how near its regions are.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="bearings"
      own={<Table name="near" />}
      related={<Related to="awsGlobalAccelerator awsproduct cloudIntegration cloudplatform" />}
    />
  );
}
