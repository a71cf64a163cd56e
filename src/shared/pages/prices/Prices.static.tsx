// The prices of a page that sells something with a price; nothing on the others.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { CdnPrices } from './CdnPrices.tsx';
import { DdosPrices } from './DdosPrices.tsx';
import { ServerPrices } from './ServerPrices.tsx';
import { SmsPrices } from './SmsPrices.tsx';

export const Prices = /*#__PURE__*/ staticPart(
  'Prices',
  function Prices() {
    const { page } = usePage();
    switch (page.id) {
      case 'server':
        return <ServerPrices />;
      case 'cdn':
        return <CdnPrices />;
      case 'ddos':
        return <DdosPrices />;
      case 'sms':
        return <SmsPrices />;
      default:
        return null;
    }
  },
  // The CDN page answers an estimate, which differs from request to request.
  'request',
);
