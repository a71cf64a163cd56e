// EdgeNext: its own is what may be cached and what may not.
import { EdgeBody } from '../../sections/clouds/EdgeBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <EdgeBody
      plate="nodes"
      own={<Table name="cached" />}
      end={<Related to="cloudCdn cdn cloudflareCloud cloudIntegration" />}
    />
  );
}
