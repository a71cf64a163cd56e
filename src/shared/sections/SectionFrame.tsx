// A section's background, heading and body with texts as props, so that live parts can use it too.
import type { ReactNode } from 'react';
import ui from '../ui/common.module.css';
import { SectionHead } from '../ui/PageHead.tsx';
import css from './Section.module.css';

export type Ground = 'paper' | 'land' | 'water';

type Props = { id: string; ground?: Ground; title: string; text?: ReactNode; children?: ReactNode };

export function SectionFrame({ id, ground = 'paper', title, text, children }: Props) {
  return (
    <section className={css.section} id={id} data-ground={ground}>
      <div className={ui.wrap}>
        <SectionHead title={title}>{text}</SectionHead>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}
