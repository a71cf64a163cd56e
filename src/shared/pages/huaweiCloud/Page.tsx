// Huawei Cloud through us: its own is what stays in the customer's room and what moves.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="strata"
      mirrored
      own={<Table name="stays" />}
      related={<Related to="aliCloud database cloudIntegration cloudplatform" />}
    />
  );
}
