// Cloudflare through us: its own is which plan a need asks for, and how DNS moves.
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { EdgeBody } from '../../sections/clouds/EdgeBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <EdgeBody
      plate="cells"
      mirrored
      own={<Table name="plans" />}
      end={
        <>
          <Related to="cloudflare edgeNext cloudCdn cdn" />
          <FormSection />
        </>
      }
    />
  );
}
