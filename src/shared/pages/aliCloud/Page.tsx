// Alibaba Cloud through us: its own is the choice between a filing and Hong Kong.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="soundings"
      mirrored
      own={<Table name="filing" />}
      related={<Related to="alicloudMigration tencentCloud cloudIntegration cloudplatform" />}
    />
  );
}
