// The headline of an article: its parts end at colon and commas, and Chinese breaks between words.
import css from './Headline.module.css';
import { Phrases } from './Phrases.tsx';

/** A part that fits a line stays on one line. */
export function Headline({ text }: { text: string }) {
  const parts = text.split(/(?<=[：，])(?=.)/);
  if (parts.length === 1) return <Phrases text={text} />;
  return parts.map((part) => (
    <span key={part} className={css.part}>
      <Phrases text={part} />
    </span>
  ));
}
