// The hero of a page: its words over a drawing that proves them, in one version for wide windows and one for phones.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { Phrases } from '../../ui/Phrases.tsx';
import { useTrialHref } from '../../ui/PageLink.tsx';
import { usePageText } from '../usePageText.ts';
import './window.css';
import './drawn.css';
import './hero.css';
import './lead.css';
import './headerWaits.css';
import './frames.css';

export type Drawn = { height: number; body: ReactNode };

/** What runs to the window's edge goes on so far beyond a wide drawing's sides: windows of 3,840 px show it. */
export const beyond = 1200;

type Props = {
  /** Drawings of tapes, stairs and folds are made in this folder; those of fields, areas and frames by their pages. */
  kind: 'tapes' | 'stairs' | 'fold' | 'field' | 'areas' | 'frames';
  /** Text alternative of the drawing. */
  title: string;
  /** 1440 units wide, the most that is shown of it in pixels, and 390 units. */
  wide: Drawn;
  tall: Drawn;
  /** Replaces heading and lead, if the address selects another tab of the page. */
  said?: { h1: string; lead: string } | undefined;
  /** Links to the page's tabs. */
  tabs?: ReactNode;
  /** Target of the link beside the button: a trial, or an anchor on the page with its label in `actions.<anchor>`. */
  second: 'trial' | `#${string}`;
  /** Further content at the end of the lead. */
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
            <Phrases text={said?.lead ?? t('lead')} />
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
