// The head of the server page: every model where its CPUs and memory place it, as large as its price.
import { staticPart } from '../../app/staticPart.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import { ModelChart } from '../../sections/prices/ModelChart.tsx';

export const ServerHead = /*#__PURE__*/ staticPart(
  'ServerHead',
  function ServerHead() {
    return <HeadLedger first="#price" second="talk" drawing={<ModelChart />} />;
  },
  'page',
);
