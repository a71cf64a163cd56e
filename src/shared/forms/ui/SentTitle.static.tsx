// Heads the thanks: the form has been sent, or had been before.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';

export const SentTitle = /*#__PURE__*/ staticPart(
  'SentTitle',
  function SentTitle({ again }: { again: string }) {
    const t = useT('forms');
    return <h2>{t(again ? 'sent.again' : 'sent.title')}</h2>;
  },
  'request',
);
