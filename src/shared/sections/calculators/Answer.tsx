// The result of a calculator: a large figure, its explanation, and a link that carries the result to the contact form.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import type { WantedLine } from '../../facts/Estimate.ts';
import { AddLine } from '../AddLine.tsx';
import ui from '../../ui/common.module.css';
import css from './Calculator.module.css';

type Props = {
  figure: string;
  unit?: string | undefined;
  text?: string | undefined;
  /** Code of the result in links and forms. */
  wish: string;
  type?: string;
  /** The link is a button, for calculators with `look="row"`. */
  button?: boolean;
  /** The figure is a name, which may need two lines. */
  named?: boolean;
  /** The result as a line for the estimate. */
  line?: WantedLine | undefined;
  children?: ReactNode;
};

export function Answer({ figure, unit, text, wish, type, button = false, named = false, line, children }: Props) {
  const t = useT('calculators');
  const { page, href } = usePage();
  const query = { product: page.id, plan: wish, ...(type && { type }) };
  return (
    <>
      <output className={ui.num} data-named={named ? '' : undefined}>
        {figure}
        {unit && <small>{unit}</small>}
      </output>
      {text && <p>{text}</p>}
      {children}
      <div className={ui.acts}>
        <a className={button ? `${ui.btn} ${ui.go}` : ui.more} href={href('contactUs', { query })}>
          {t('send')}
        </a>
        {line && <AddLine line={line} />}
      </div>
    </>
  );
}

/** Parts of a result as terms and values. */
export function FactRows({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className={css.facts}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
