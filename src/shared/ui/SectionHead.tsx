// The head of a section: its heading, and one sentence or link beside the heading's last line.
import type { ReactNode } from 'react';
import ui from './common.module.css';
import { Lines } from './Lines.tsx';

export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={ui.secHead}>
      <h2>
        <Lines text={title} />
      </h2>
      {children && <p>{children}</p>}
    </div>
  );
}
