// One section of a page: its ground, its heading with a sentence beside it, what it holds, and a note below.
import type { ReactNode } from 'react';
import ui from '../ui/common.module.css';
import { Linked } from './Linked.tsx';
import { Lines } from '../ui/Lines.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import css from './Section.module.css';
import { usePageText } from './usePageText.ts';

export type Ground = 'paper' | 'land' | 'water';

type Props = {
  /** Key of its texts in the page's namespace, and its anchor unless `id` says otherwise. */
  name: string;
  id?: string | undefined;
  ground?: Ground | undefined;
  /** `beside`: the heading stands in a column of its own, without the ruler. */
  head?: 'ruler' | 'beside';
  children?: ReactNode;
};

export function Section({ name, id = name, ground = 'paper', head = 'ruler', children }: Props) {
  const { t, has } = usePageText();
  const title = t(`${name}.title`);
  const text = has(`${name}.text`) && <Linked text={t(`${name}.text`)} />;
  return (
    <section className={css.section} id={id} data-ground={ground}>
      <div className={head === 'beside' ? `${ui.wrap} ${css.beside}` : ui.wrap}>
        {head === 'beside' ? (
          <div className={css.heading}>
            <h2>
              <Lines text={title} />
            </h2>
            {text && <p>{text}</p>}
          </div>
        ) : (
          <SectionHead title={title}>{text}</SectionHead>
        )}
        <div className={css.body}>
          {children}
          {has(`${name}.note`) && (
            <p className={`${ui.cap} ${css.note}`}>
              <Linked text={t(`${name}.note`)} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
