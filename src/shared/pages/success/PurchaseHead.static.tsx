// The head of the page after a purchase: thanks, the pack that the link brought along, and the stages with the visitor's own marked.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PackNote } from './PackNote.tsx';
import css from './Purchase.module.css';

/** The stage that the form below belongs to, counted from 0. */
const here = 3;

function Stages() {
  const { t, items } = usePageText();
  const done = usePage().query['sent'] !== undefined;
  const current = done ? here + 1 : here;
  return (
    <ol className={css.stages}>
      {items('stages', '.term').map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : undefined}
        >
          <b>{t(`${stage}.term`)}</b>
          <small>{t(index === here && !done ? 'here' : `${stage}.text`)}</small>
        </li>
      ))}
    </ol>
  );
}

export const PurchaseHead = /*#__PURE__*/ staticPart(
  'PurchaseHead',
  function PurchaseHead() {
    const { t } = usePageText();
    return (
      <PageHead name={t('name')} title={t('h1')} lead={t('lead')} drawing={<PackNote />}>
        <Stages />
      </PageHead>
    );
  },
  'request',
);
