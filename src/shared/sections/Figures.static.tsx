// A few large figures, each with what it counts.
import { staticPart } from '../app/staticPart.tsx';
import { FigureList } from './FigureList.tsx';
import { Section, type Ground } from './Section.tsx';

type Props = { name: string; id?: string; ground?: Ground };

export const Figures = /*#__PURE__*/ staticPart(
  'Figures',
  function Figures({ name, id, ground }: Props) {
    return (
      <Section name={name} id={id} ground={ground} head="beside">
        <FigureList name={name} look="large" />
      </Section>
    );
  },
  'page',
);
