// Into mainland China or nearby: the days of a filing on one side, none on the other.
import { staticPart } from '../../app/staticPart.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { Shores, shoreOf } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const WhereShores = /*#__PURE__*/ staticPart(
  'WhereShores',
  function WhereShores({ name }: { name: string }) {
    const texts = usePageText();
    const days = Number(useFacts()['filingDays'] ?? 0);
    return (
      <Shores
        id={name}
        segments={days}
        land={shoreOf(texts, `${name}.mainland`, days)}
        water={shoreOf(texts, `${name}.nearby`, 0)}
      />
    );
  },
  'page',
);
