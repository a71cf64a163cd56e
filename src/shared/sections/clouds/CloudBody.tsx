// What the page of every cloud is composed of; each brings its drawing, a section of its own, and where to go on.
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import type { Ground } from '../Section.tsx';
import { Statement } from '../Statement.static.tsx';
import { ServiceMoves } from './ServiceMoves.static.tsx';
import { VendorBody, type VendorPage } from './VendorBody.tsx';

function CloudMoves({ ground }: { ground: Ground }) {
  return (
    <>
      <ServiceMoves name="moves" />
      <Statement name="account" ground={ground} />
    </>
  );
}

export function CloudBody({ related, ...page }: VendorPage & { related: ReactNode }) {
  return (
    <VendorBody
      {...page}
      first="trial"
      second="talk"
      Moved={CloudMoves}
      end={
        <>
          {related}
          <FormSection />
        </>
      }
    />
  );
}
