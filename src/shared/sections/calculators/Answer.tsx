// The result of a calculator: one large figure, what it means, the sum behind it, and a link that carries it to us.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import type { WantedLine } from '../../facts/Estimate.ts';
import { AddLine } from '../AddLine.tsx';
import ui from '../../ui/common.module.css';

type Props = {
  figure: string;
  unit?: string | undefined;
  text?: string | undefined;
  /** The result as links and forms carry it. */
  wish: string;
  type?: string;
  /** In a row across the page the way on is a button. */
  button?: boolean;
  /** The figure is a name: it may take two lines. */
  named?: boolean;
  /** What of it can stand in an estimate. */
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
