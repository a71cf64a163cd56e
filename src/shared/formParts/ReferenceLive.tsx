// Shows the reference with a copy button; where copying is refused, the text is selected instead.
import { useRef, useState } from 'react';
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import css from './SentBand.module.css';

type Props = { reference: string } & Live<never, 'reference'>;

export default function ReferenceLive({ reference, t: { reference: t } }: Props) {
  const number = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<'copied' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setSaid('copied');
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setSaid('selected');
    }
  };
  // The number has its own element, so that one click selects exactly the number.
  const [before, after] = t('text', { reference }).split(reference);
  return (
    <div>
      <p className={css.reference}>
        {before}
        <b ref={number}>{reference}</b>
        {after}
      </p>
      <p className={css.copy}>
        <button type="button" className={`${ui.btn} ${ui.small}`} onClick={() => void copy()}>
          {t('copy')}
        </button>
        <span role="status">{said && t(said)}</span>
      </p>
    </div>
  );
}
