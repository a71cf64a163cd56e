// The questions of a page about caching, beside the responses to a request sent twice: the second does not reach the origin.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { QuestionList } from './QuestionList.tsx';
import { Section, type Ground } from './Section.tsx';
import { Terminal } from './Terminal.tsx';

type Props = {
  /** Path of the requested file. */
  file: string;
  /** The response header that tells a cache hit, and its values. */
  header?: string;
  miss?: string;
  hit?: string;
  ground?: Ground;
  /** As in `QuestionList`. */
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
