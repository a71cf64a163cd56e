// What the page of every cloud is composed of; each brings its drawing, a section of its own, and where to go on.
import type { ReactNode } from 'react';
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../forms/ui/FormSection.tsx';
import { Comparison } from '../Comparison.static.tsx';
import { HeadPlate } from '../heads/HeadPlate.static.tsx';
import { Questions } from '../Questions.static.tsx';
import { ServiceMap } from '../ServiceMap.static.tsx';
import { Statement } from '../Statement.static.tsx';
import { Steps } from '../Steps.static.tsx';
import { Leaning } from './Leaning.static.tsx';
import { ServiceMoves } from './ServiceMoves.static.tsx';

type Props = {
  plate: string;
  /** Its drawing stands on the left, and land and water change places: every second cloud of the menu. */
  mirrored?: boolean;
  /** What no other cloud's page has. */
  own: ReactNode;
  related: ReactNode;
};

export function CloudBody({ plate, mirrored = false, own, related }: Props) {
  const [first, second] = mirrored ? (['land', 'water'] as const) : (['water', 'land'] as const);
  return (
    <>
      <HeadPlate plate={plate} {...(mirrored && { side: 'left' })} first="trial" second="talk" />
      <Fold />
      <Leaning name="leaning" />
      {own}
      <ServiceMap name="services" ground={first} />
      <Comparison name="direct" />
      <Steps name="moving" ground={second} />
      <ServiceMoves name="moves" />
      <Statement name="account" ground={first} />
      <Questions />
      {related}
      <FormSection />
    </>
  );
}
