// A section that is a drawing: its plate beside the words that say what it shows.
import { staticPart } from '../app/staticPart.tsx';
import { Plate } from './Plate.tsx';
import { Section, type Ground } from './Section.tsx';

type Props = { name: string; plate: string; id?: string; ground?: Ground };

export const Drawing = /*#__PURE__*/ staticPart(
  'Drawing',
  function Drawing({ name, plate, id, ground }: Props) {
    return (
      <Section name={name} id={id} ground={ground} head="beside">
        <Plate name={plate} />
      </Section>
    );
  },
  'page',
);
