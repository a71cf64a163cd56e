// A table of words: its first column names the rows and stands above the others on phones. With two columns it stands beside its heading.
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';
import { WordTable } from './WordTable.tsx';

type Props = { name: string; id?: string; ground?: Ground };

export const Table = /*#__PURE__*/ staticPart(
  'Table',
  function Table({ name, id, ground }: Props) {
    const narrow = usePageText().list(`${name}.heads`).length === 2;
    return (
      <Section name={name} id={id} ground={ground} head={narrow ? 'beside' : 'ruler'}>
        <WordTable name={name} />
      </Section>
    );
  },
  'page',
);
