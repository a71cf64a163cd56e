// Azure through us: its own is which licences come along.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="dividers"
      own={<Table name="licences" />}
      related={<Related to="server database cloudIntegration cloudplatform" />}
    />
  );
}
