// What the page of every vendor is composed of, cloud or delivery network: from its drawing to what to know before ordering and its questions.
import type { ComponentType, ReactNode } from 'react';
import { Fold } from '../../app/Fold.tsx';
import { Comparison } from '../Comparison.static.tsx';
import type { Action } from '../heads/Actions.tsx';
import { HeadPlate } from '../heads/HeadPlate.static.tsx';
import { Proofs } from '../Proofs.static.tsx';
import { Questions } from '../Questions.static.tsx';
import type { Ground } from '../Section.tsx';
import { ServiceMap } from '../ServiceMap.static.tsx';
import { Statement } from '../Statement.static.tsx';
import { Steps } from '../Steps.static.tsx';
import { Leaning } from './Leaning.static.tsx';

export type VendorPage = {
  plate: string;
  /** Its drawing stands on the left, and land and water change places: every second vendor of the menu. */
  mirrored?: boolean;
  /** What no other vendor's page has. */
  own: ReactNode;
};

type Props = VendorPage & {
  /** Where the two buttons of the head lead. */
  first: Action;
  second: Action;
  /** What follows the steps, on the ground that is next. */
  Moved?: ComponentType<{ ground: Ground }>;
  end: ReactNode;
};

export function VendorBody({ plate, mirrored = false, own, first, second, Moved, end }: Props) {
  const [odd, even] = mirrored ? (['land', 'water'] as const) : (['water', 'land'] as const);
  return (
    <>
      <HeadPlate plate={plate} {...(mirrored && { side: 'left' })} first={first} second={second} />
      <Fold />
      <Leaning name="leaning" />
      {own}
      <ServiceMap name="services" ground={odd} />
      <Comparison name="direct" />
      <Steps name="moving" ground={even} />
      {Moved && <Moved ground={odd} />}
      <Proofs of="vendor" />
      <Statement name="limits" />
      <Questions />
      {end}
    </>
  );
}
