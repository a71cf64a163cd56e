// Tencent Cloud through us: its own is the delay of each protocol.
import { CloudBody } from '../../sections/clouds/CloudBody.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';

export function Page() {
  return (
    <CloudBody
      plate="ball"
      own={<Table name="delay" />}
      related={<Related to="tencentcloudLive coshield cloudIntegration cloudplatform" />}
    />
  );
}
