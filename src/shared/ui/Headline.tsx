// Shows a Chinese or Japanese headline whose first choice of a line break is its colon.
import css from './Headline.module.css';

/** A part that fits a line stays on one line. */
export function Headline({ text }: { text: string }) {
  const parts = text.split(/(?<=：)(?=.)/);
  if (parts.length === 1) return text;
  return parts.map((part) => (
    <span key={part} className={css.part}>
      {part}
    </span>
  ));
}
