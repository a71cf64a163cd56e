// A section of a page: background, heading with a sentence beside it, content, and a note below.
import type { ReactNode } from 'react';
import ui from '../ui/common.module.css';
import { Linked } from './Linked.tsx';
import { Lines } from '../ui/Lines.tsx';
import css from './Section.module.css';
import { SectionFrame, type Ground } from './SectionFrame.tsx';
import { usePageText } from './usePageText.ts';
import { Phrases } from '../ui/Phrases.tsx';

const phrased = (words: string) => <Phrases text={words} />;

export type { Ground };

type Props = {
  /** Key of its texts in the page's namespace, and its anchor unless `id` is given. */
  name: string;
  id?: string | undefined;
  /** Overrides the heading of the texts, for one with values of the section's own. */
  title?: string;
  ground?: Ground | undefined;
  /** `beside`: the heading has a column of its own and no ruler. */
  head?: 'ruler' | 'beside';
  /** Content below a heading that is `beside`. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function Section({ name, id = name, title: given, ground = 'paper', head = 'ruler', aside, children }: Props) {
  const { t, has } = usePageText();
  const title = given ?? t(`${name}.title`);
  const note = has(`${name}.note`) && t(`${name}.note`);
  const text = has(`${name}.text`) && <Linked text={t(`${name}.text`)} written={phrased} />;
  const body = (
    <>
      {children}
      {note && (
        <p className={`${ui.cap} ${css.note}`}>
          <Linked text={note} />
        </p>
      )}
    </>
  );
  if (head === 'ruler')
    return (
      <SectionFrame id={id} ground={ground} title={title} text={text}>
        {body}
      </SectionFrame>
    );
  return (
    <section className={css.section} id={id} data-ground={ground}>
      <div className={`${ui.wrap} ${css.beside}`}>
        <div className={css.heading}>
          <h2>
            <Lines text={title} />
          </h2>
          {text && <p>{text}</p>}
          {aside}
        </div>
        <div className={css.body}>{body}</div>
      </div>
    </section>
  );
}
