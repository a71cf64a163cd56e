// The questions of a page, each with its own anchor; the page's definition lists their ids.
import { staticPart } from '../app/staticPart.tsx';
import { QuestionList } from './QuestionList.tsx';
import { Section, type Ground } from './Section.tsx';

export const Questions = /*#__PURE__*/ staticPart(
  'Questions',
  function Questions({ ground, anchors }: { ground?: Ground; anchors?: string }) {
    return (
      <Section name="questions" ground={ground} head="beside">
        <QuestionList anchors={anchors} />
      </Section>
    );
  },
  'page',
);
