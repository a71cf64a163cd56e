// Them or us, row by row: the last column is ours and stands on a sheet.
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { WordTable } from './WordTable.tsx';
import { usePageText } from './usePageText.ts';

type Props = { name: string; id?: string; ground?: Ground };

export const Comparison = /*#__PURE__*/ staticPart(
  'Comparison',
  function Comparison({ name, id, ground }: Props) {
    const { list } = usePageText();
    return (
      <Section name={name} id={id} ground={ground}>
        <WordTable name={name} ours={list(`${name}.heads`).length - 1} />
      </Section>
    );
  },
  'page',
);
