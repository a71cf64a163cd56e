// The hero of a page: its words over a drawing that proves them, drawn once for a desk and once for a phone.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { useTrialHref } from '../../ui/useTrialHref.ts';
import { usePageText } from '../usePageText.ts';
import './drawn.css';
import './hero.css';
import './headerWaits.css';
import './frames.css';

export type Drawn = { height: number; body: ReactNode };

type Props = {
  /** Tapes, stairs and leaves have files of their own; a field of rows by night, areas and frames are drawn by their page. */
  kind: 'tapes' | 'stairs' | 'fold' | 'field' | 'areas' | 'frames';
  /** What the drawing shows, for who does not see it. */
  title: string;
  /** 1440 and 390 units wide. */
  wide: Drawn;
  tall: Drawn;
  /** What is said instead, where an address asks for another side of the page. */
  said?: { h1: string; lead: string } | undefined;
  /** Ways to the other sides of the page. */
  tabs?: ReactNode;
  /** Where the quiet link beside the button leads: a trial, or a place on the page named by `actions.<anchor>`. */
  second: 'trial' | `#${string}`;
  /** What the lead ends on where it is more than words. */
  more?: ReactNode;
};

function Second({ to }: { to: Props['second'] }) {
  const layout = useT('layout');
  const trial = useTrialHref();
  const { t } = usePageText();
  const [link, text] = to === 'trial' ? [trial, layout('actions.free')] : [to, t(`actions.${to.slice(1)}`)];
  return (
    <a className="hero-alt" href={link}>
      {text}
    </a>
  );
}

export function Hero({ kind, title, wide, tall, second, said, tabs, more }: Props) {
  const { page } = usePage();
  const { t } = usePageText();
  const own = useT('forms');
  return (
    <section className="hero" data-hero={kind}>
      <div className="stage">
        <div className="words">
          <Breadcrumb name={useT(page.id)('name')} />
          <h1>
            <Lines text={said?.h1 ?? t('h1')} />
          </h1>
          <p className="lead">
            {said?.lead ?? t('lead')}
            {more}
          </p>
          <div className="acts">
            <a className={`${ui.btn} ${ui.go}`} href="#form">
              {own(`actions.${page.id}`)}
            </a>
            <Second to={second} />
          </div>
          {tabs}
        </div>
        <figure role="img" aria-label={title}>
          <svg className="wide" viewBox={`0 0 1440 ${wide.height}`} aria-hidden="true">
            {wide.body}
          </svg>
          <svg className="tall" viewBox={`0 0 390 ${tall.height}`} aria-hidden="true">
            {tall.body}
          </svg>
        </figure>
      </div>
    </section>
  );
}
