// The search without hits: the typed words letter by letter beside similar words that would find something.
import { usePage } from '../../app/PageContext.ts';
import type { SiteFound } from '../../facts/Hit.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './NothingFound.module.css';

/** Longer words in boxes would not fit a phone. */
const mostBoxes = 10;

/** Tells which letters differ: those between the common beginning and the common end. */
function differing(word: readonly string[], other: readonly string[]): (at: number) => boolean {
  const same = (one: string | undefined, two: string | undefined) =>
    one !== undefined && one.toLowerCase() === two?.toLowerCase();
  let start = 0;
  while (same(word[start], other[start])) start += 1;
  let end = 0;
  while (end < Math.min(word.length, other.length) - start && same(word.at(-1 - end), other.at(-1 - end))) end += 1;
  return (at) => at >= start && at < word.length - end;
}

function Boxes({ word, beside }: { word: string; beside: string | undefined }) {
  const letters = Array.from(word);
  if (letters.length > mostBoxes || /\s/.test(word)) return <b>{word}</b>;
  const differs = beside === undefined ? () => false : differing(letters, Array.from(beside));
  return (
    <>
      <span className={css.boxes} aria-hidden="true">
        {[...letters.entries()].map(([at, letter]) => (
          <i key={at} data-differs={differs(at) ? '' : undefined}>
            {letter}
          </i>
        ))}
      </span>
      <span className={ui.vh}>{word}</span>
    </>
  );
}

export function NothingFound({ words, near }: { words: string; near: SiteFound['near'] }) {
  const t = useT('search');
  const { href } = usePage();
  return (
    <section className={css.nothing}>
      <div className={`${ui.wrap} ${css.columns}`}>
        <div>
          <h2>
            <Lines text={t('none.title', { words })} />
          </h2>
          <p className={css.typed}>
            <Boxes word={words} beside={near[0]?.word} />
            <small>{t('none.typed')}</small>
          </p>
        </div>
        <ol aria-label={t('none.near')}>
          {near.map(({ word, count }) => (
            <li key={word}>
              <a href={href('search', { query: { q: word } })}>
                <span>
                  <Boxes word={word} beside={words} />
                </span>
                <b>{t('none.count', { count })}</b>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
