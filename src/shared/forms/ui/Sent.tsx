// The thanks for a form: its reference to be copied, between what became of it and how it goes on.
import { useShownPage } from '../../app/ShownPage.ts';
import { answerPlace } from '../Form.ts';
import { ReferencePart } from '../ReferencePart.ts';
import { SentLost } from './SentLost.static.tsx';
import css from './SentNotice.module.css';
import { SentNotice } from './SentNotice.static.tsx';
import { SentTitle } from './SentTitle.static.tsx';

export function Sent({ reference }: { reference: string }) {
  const { again, plan, type } = useShownPage().query;
  if (reference === '') return <SentLost />;
  return (
    <div id={answerPlace} className={css.sent} role="status" tabIndex={-1}>
      <SentTitle again={again ?? ''} />
      <ReferencePart reference={reference} />
      <SentNotice plan={plan ?? ''} type={type ?? ''} />
    </div>
  );
}
