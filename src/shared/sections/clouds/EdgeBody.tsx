// What the page of every delivery network is composed of; each brings its drawing, a section of its own, and how it ends.
import type { ReactNode } from 'react';
import { Fold } from '../../app/Fold.tsx';
import { Comparison } from '../Comparison.static.tsx';
import { HeadPlate } from '../heads/HeadPlate.static.tsx';
import { Questions } from '../Questions.static.tsx';
import { ServiceMap } from '../ServiceMap.static.tsx';
import { Steps } from '../Steps.static.tsx';
import { Leaning } from './Leaning.static.tsx';

type Props = {
  plate: string;
  /** Its drawing stands on the left, and land and water change places: every second one of the menu. */
  mirrored?: boolean;
  /** What no other network's page has. */
  own: ReactNode;
  /** Where to go on, and the form or the way to it. */
  end: ReactNode;
};

export function EdgeBody({ plate, mirrored = false, own, end }: Props) {
  const [first, second] = mirrored ? (['land', 'water'] as const) : (['water', 'land'] as const);
  return (
    <>
      <HeadPlate plate={plate} {...(mirrored && { side: 'left' })} first="talk" second="#services" />
      <Fold />
      <Leaning name="leaning" />
      {own}
      <ServiceMap name="services" ground={first} />
      <Comparison name="direct" />
      <Steps name="moving" ground={second} />
      <Questions />
      {end}
    </>
  );
}
