// The questions of a page about a cache, and beside them the answers to one request sent twice: the second does not reach the origin.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { QuestionList } from './QuestionList.tsx';
import { Section, type Ground } from './Section.tsx';
import { Terminal } from './Terminal.tsx';

type Props = {
  /** Path of the file asked for. */
  file: string;
  /** The header in which the network says it, and its two words. */
  header?: string;
  miss?: string;
  hit?: string;
  ground?: Ground;
  /** As `QuestionList` has them. */
  anchors?: string;
};

export const CacheQuestions = /*#__PURE__*/ staticPart(
  'CacheQuestions',
  function CacheQuestions({ file, header = 'x-cache', miss = 'MISS', hit = 'HIT', ground, anchors }: Props) {
    const t = useT('pieces');
    return (
      <Section
        name="questions"
        ground={ground}
        head="beside"
        aside={
          <Terminal
            command={`curl -I shop.example${file}`}
            first={
              <>
                <small>{t('cache.first')}</small>
                {`${header}: ${miss}`}
              </>
            }
            answer={
              <>
                <small>{t('cache.second')}</small>
                {`age: 42\n${header}: `}
                <b>{hit}</b>
              </>
            }
          />
        }
      >
        <QuestionList anchors={anchors} />
      </Section>
    );
  },
  'page',
);
