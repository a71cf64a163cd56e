// Akamai: its own is what the origin still sends on the day everybody comes, and who does what around it.
import { CacheOrigin } from '../../sections/calculators/CacheOrigin.static.tsx';
import { EdgeBody } from '../../sections/clouds/EdgeBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <EdgeBody
      plate="fan"
      own={
        <>
          <CacheOrigin name="origin" ground="land" result="result-origin" />
          <Table name="launch" />
          <Statement name="mainland" />
        </>
      }
      end={<Related to="cloudCdn cdn edgeNext cloudflareCloud" />}
    />
  );
}
