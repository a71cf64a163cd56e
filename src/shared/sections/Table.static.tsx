// A table of words: its first column names the rows, and folds above the others on a phone.
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { WordTable } from './WordTable.tsx';

type Props = { name: string; id?: string; ground?: Ground };

export const Table = /*#__PURE__*/ staticPart(
  'Table',
  function Table({ name, id, ground }: Props) {
    return (
      <Section name={name} id={id} ground={ground}>
        <WordTable name={name} />
      </Section>
    );
  },
  'page',
);
