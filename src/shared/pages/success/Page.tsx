// After a purchase: where you are on the way, the form with the pack you chose beside it, and what each answer is for.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { Linked } from '../../sections/Linked.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Rosette } from '../../ui/charts/Rosette.tsx';
import { inBrackets, twd, usd } from '../../i18n/numbers.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import css from './Purchase.module.css';

export function Page() {
  return (
    <>
      <PurchaseHead />
      <Fold />
      <FormSection />
      <Table name="answers" ground="water" />
      <OwnerPoints name="papers" settings="invoice.tw reply.weekends" />
      <Questions ground="water" />
      <Related to="prepaidcard faq contactUs disclaimer" />
    </>
  );
}

/** The pack that was paid, as a note with its rosette: what is paid, credited and given on top; without a known pack, nothing. */
function PackNote() {
  const { query, locale } = usePage();
  const { t } = usePageText();
  const pack = useNeed('prices').prepaid.find(({ payUsd }) => String(payUsd) === query['plan']);
  if (!pack) return null;
  const bonus = bonusOf(pack);
  return (
    <aside className={css.beside}>
      <div className={css.note}>
        <Rosette payUsd={pack.payUsd} />
        <dl>
          <div>
            <dt>{t('note.paid')}</dt>
            <dd className={css.paid}>{usd(locale, pack.payUsd)}</dd>
          </div>
          <div>
            <dt>{t('note.credit')}</dt>
            <dd>
              <b>{usd(locale, pack.creditUsd)}</b>
              {bonus.usd > 0 && inBrackets(locale, `+${usd(locale, bonus.usd)}`)}
            </dd>
          </div>
          <div>
            <dt>{t('note.twd')}</dt>
            <dd>{twd(locale, pack.approxTwd)}</dd>
          </div>
        </dl>
      </div>
      <p>
        <Linked text={t('note.other')} />
      </p>
    </aside>
  );
}

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

/** The head of the page after a purchase: thanks, the pack that the link brought along, and the stages with the visitor's own marked. */
const PurchaseHead = /*#__PURE__*/ staticPart(
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
