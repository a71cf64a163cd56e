// A comparison of words, row by row. Our column is set on a sheet: the last one, or number `ours`.
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { WordTable } from './WordTable.tsx';
import { usePageText } from './usePageText.ts';

type Props = { name: string; id?: string; ground?: Ground; ours?: number };

export const Comparison = /*#__PURE__*/ staticPart(
  'Comparison',
  function Comparison({ name, id, ground, ours }: Props) {
    const { list } = usePageText();
    return (
      <Section name={name} id={id} ground={ground}>
        <WordTable name={name} ours={ours ?? list(`${name}.heads`).length - 1} />
      </Section>
    );
  },
  'page',
);
