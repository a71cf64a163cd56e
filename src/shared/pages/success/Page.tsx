// After paying for a pack: the form beside the chosen pack, what happens with the payment, and questions.
import type { ReactNode } from 'react';
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Later } from '../../app/Later.tsx';
import { FormBody } from '../../formParts/FormSection.tsx';
import { useAnswerFocus } from '../../formParts/useAnswerFocus.ts';
import { formNamed } from '../../forms/forms.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { ContactFacts } from '../../ui/ContactFacts.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { SentPage } from '../../sections/SentPage.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { useNeed } from '../../app/needs.ts';
import { useFacts, usePage } from '../../app/PageContext.ts';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { twd, usd } from '../../i18n/numbers.ts';
import { Linked } from '../../sections/Linked.tsx';
import { Rosette } from '../../ui/charts/Rosette.tsx';
import css from './Success.module.css';
import { Section } from '../../sections/Section.tsx';
import stops from '../../sections/Stops.module.css';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent)
    return (
      <SentPage reference={sent}>
        <PurchaseRoute name="route" />
        <Questions />
      </SentPage>
    );
  return (
    <>
      <PurchaseHead />
      <Fold />
      <AsideForm beside={<PackPane />} />
      <PurchaseRoute name="route" />
      <Questions />
    </>
  );
}

/** Index of the stop at which the visitor fills in the form; once it is sent, they are at the next. */
const form = 1;

/** Stops of a payment: who acts and until when. The visitor's stop is marked. */
const PurchaseRoute = /*#__PURE__*/ staticPart(
  'PurchaseRoute',
  function PurchaseRoute({ name }: { name: string }) {
    const { t, items } = usePageText();
    const here = usePage().query['sent'] ? form + 1 : form;
    return (
      <Section name={name} ground="water">
        <ol className={`${stops.stops} ${css.route}`}>
          {items(`${name}.stops`, '.term').map((stop, index) => (
            <li
              key={stop}
              aria-current={index === here ? 'step' : undefined}
              data-state={index < here ? 'done' : undefined}
            >
              <span>{t(index === here ? 'here' : `${stop}.who`)}</span>
              <b>{t(`${stop}.term`)}</b>
              <p>{t(`${stop}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    );
  },
  'request',
);

/** When we answer, and how else to reach us. */
const FormAside = /*#__PURE__*/ staticPart(
  'FormAside',
  function FormAside() {
    const { page } = usePage();
    const facts = useFacts();
    const forms = useT('forms');
    const form = formNamed(page.form ?? '');
    return (
      <aside className={css.aside}>
        <h2>{form && forms(`aside.${form.promise}`, facts)}</h2>
        <ContactFacts />
        <p className={`${ui.cap} ${css.scripted}`}>{forms('draft.kept')}</p>
      </aside>
    );
  },
  'page',
);

/** The form, with our contact data beside it. `beside`: content above the contact data. */
function AsideForm({ beside }: { beside: ReactNode }) {
  const { page } = useShownPage();
  useAnswerFocus();
  if (!page.form) return null;
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      <FormBody id={page.form} />
      {/* The static part's wrapper has no box, so this element is the column. */}
      <div className={css.beside}>
        {beside}
        <Later needs={['domainInfo']}>
          <FormAside />
        </Later>
      </div>
    </section>
  );
}

/** The paid pack beside the form: amount paid, credited and bonus; nothing without a known pack. */
const PackPane = /*#__PURE__*/ staticPart(
  'PackPane',
  function PackPane() {
    const { query, locale } = usePage();
    const { t } = usePageText();
    const pack = useNeed('prices').prepaid.find(({ payUsd }) => String(payUsd) === query['plan']);
    if (!pack) return null;
    const bonus = bonusOf(pack);
    const rows = [
      [
        'credit',
        `${usd(locale, pack.creditUsd)}${bonus.usd > 0 ? inBrackets(locale, `+${usd(locale, bonus.usd)}`) : ''}`,
      ],
      ['twd', twd(locale, pack.approxTwd)],
    ] as const;
    return (
      <div className={css.pane}>
        <Rosette payUsd={pack.payUsd} />
        <p>
          {t('note.paid')} <b>{usd(locale, pack.payUsd)}</b>
        </p>
        <dl>
          {rows.map(([row, value]) => (
            <div key={row}>
              <dt>{t(`note.${row}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Linked text={t('note.other')} />
        </p>
      </div>
    );
  },
  'request',
);

const PurchaseHead = /*#__PURE__*/ staticPart(
  'PurchaseHead',
  function PurchaseHead() {
    const { t } = usePageText();
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);
