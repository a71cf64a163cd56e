// The form of a page, or the thanks for having sent it, with how to reach us beside it; nothing on pages without a form. Where the page is about something else it is the closing band.
import { useEffect, type ReactNode } from 'react';
import { Later } from '../app/Later.tsx';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/ShownPage.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import type { PageId } from '../app/PageTypes.ts';
import { useWishText } from '../wishes/useWishText.ts';
import { industryNames } from '../forms/fields.ts';
import { answerPlace, fieldsOf, type FormId } from '../forms/Form.ts';
import { formNamed } from '../forms/forms.ts';
import { optionText } from '../forms/optionText.ts';
import ui from '../ui/common.module.css';
import { livePart } from '../live/livePart.tsx';
import night from '../ui/Night.module.css';
import { ContactFacts } from '../ui/ContactFacts.tsx';
import css from './FormSection.module.css';
import { CloseContact } from './CloseContact.static.tsx';
import { CloseWords } from './CloseWords.static.tsx';
import { CollectionNotice } from './CollectionNotice.static.tsx';
import draftNoticeCss from './DraftNotice.module.css';
import sentNoticeCss from './SentNotice.module.css';
import { WayTo } from '../ui/WayTo.tsx';

/** The form of a page, as a live part: one markup for server and browser. */
export const FormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./FormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});

/** The reference of a form that was sent, as a live part: text that can be marked, and a button that copies it. */
const ReferencePart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./ReferenceLive.tsx'), {
  needs: [],
  texts: ['reference'],
});

/** The lists that fields suggest from, in the visitor's language: server HTML, too long to travel twice. */
const Suggestions = /*#__PURE__*/ staticPart(
  'Suggestions',
  function Suggestions() {
    const t = useT('forms');
    const countries = useNeed('countries');
    const { page, locale } = usePage();
    const form = formNamed(page.form ?? '');
    const fields = form ? fieldsOf(form, locale.code) : [];
    const wanted = new Set(fields.map((field) => 'suggest' in field && field.suggest));
    return (
      <>
        {wanted.has('industries') && (
          <datalist id="list-industries">
            {industryNames.map((industry) => (
              <option key={industry}>{t(`options.industryCategory.${industry}`)}</option>
            ))}
          </datalist>
        )}
        {wanted.has('countries') && (
          <datalist id="list-countries">
            {countries.map(({ code, name }) => (
              <option key={code}>{name}</option>
            ))}
          </datalist>
        )}
        {wanted.has('callingCodes') && (
          <datalist id="list-callingCodes">
            {countries.map(({ code, name, callingCode }) => (
              <option key={code} value={`+${callingCode} `}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </>
    );
  },
  'page',
);

/** Below a form that can be sent: who collects what for which purpose, and the lists that its fields suggest from. */
const FormFoot = /*#__PURE__*/ staticPart(
  'FormFoot',
  function FormFoot() {
    if (usePage().query.sent) return null;
    return (
      <>
        <CollectionNotice of="enquiry" />
        <Suggestions />
      </>
    );
  },
  'request',
);

/** Heads the thanks: the form has been sent, or had been before. */
const SentTitle = /*#__PURE__*/ staticPart(
  'SentTitle',
  function SentTitle({ again }: { again: string }) {
    const t = useT('forms');
    return <h2>{t(again ? 'sent.again' : 'sent.title')}</h2>;
  },
  'request',
);

const next: readonly PageId[] = ['faq', 'cloudIntegration', 'blog'];

/** The thanks below the reference: what was sent along, what happens next and until when, and where to go on. */
const SentNotice = /*#__PURE__*/ staticPart(
  'SentNotice',
  function SentNotice({ plan, type }: { plan: string; type: string }) {
    const t = useT('forms');
    const { href, has, page, locale } = usePage();
    const brought = useWishText(plan, type);
    const form = formNamed(page.form ?? '');
    if (!form) return null;
    const fields = fieldsOf(form, locale.code);
    const chosen = fields.some((field) => field.name === 'plan' && 'options' in field && field.options.includes(plan));
    const wish = chosen ? optionText(t, locale, 'plan', plan) : brought;
    const mailNeeded = fields.some(({ name, required }) => name === 'email' && required);
    return (
      <>
        {wish && <p>{t('sent.brought', { plan: wish })}</p>}
        <p>{t(form.promise === 'activation' ? 'sent.activation' : 'sent.reply')}</p>
        <p>{t(mailNeeded ? 'sent.mail' : 'sent.mailIfGiven')}</p>
        <h3>{t('sent.next')}</h3>
        <ul className={sentNoticeCss.next}>
          {next
            .filter((id) => has(id))
            .map((id) => (
              <WayTo key={id} page={id} />
            ))}
        </ul>
        <p className={ui.acts}>
          <a className={ui.btn} href={href(page.id)} data-reload="">
            {t('sent.another')}
          </a>
        </p>
      </>
    );
  },
  'request',
);

/** Says that nothing was sent under the reference asked for. */
const SentLost = /*#__PURE__*/ staticPart(
  'SentLost',
  function SentLost() {
    const t = useT('forms');
    return (
      <div id={answerPlace} className={draftNoticeCss.notice} role="status" tabIndex={-1}>
        <h2>{t('sent.lost')}</h2>
        <p>{t('sent.lostHint')}</p>
      </div>
    );
  },
  'request',
);

/** The thanks for a form: its reference to be copied, between what became of it and how it goes on. */
function Sent({ reference }: { reference: string }) {
  const { again, plan, type } = useShownPage().query;
  if (reference === '') return <SentLost />;
  return (
    <div id={answerPlace} className={sentNoticeCss.sent} role="status" tabIndex={-1}>
      <SentTitle again={again ?? ''} />
      <ReferencePart reference={reference} />
      <SentNotice plan={plan ?? ''} type={type ?? ''} />
    </div>
  );
}

/** Beside a form: when we answer, and how to reach us otherwise. */
const FormAside = /*#__PURE__*/ staticPart(
  'FormAside',
  function FormAside() {
    const { page, query } = usePage();
    const t = useT('forms');
    const form = formNamed(page.form ?? '');
    return (
      <aside className={css.aside}>
        <h2>{form && t(`aside.${form.promise}`)}</h2>
        <ContactFacts />
        {!query.sent && <p className={`${ui.cap} ${css.scripted}`}>{t('draft.kept')}</p>}
      </aside>
    );
  },
  'page',
);

/** Forms that close a page about something else. */
const closing: ReadonlySet<FormId> = new Set<FormId>(['consult', 'freeOpen']);

/** `beside`: what stands beside the form above the ways to reach us. */
export function FormSection({ beside }: { beside?: ReactNode }) {
  const { page, query } = useShownPage();
  // The address leads the eye there; this leads the keyboard and the screen reader, unless the visitor has gone on already.
  useEffect(() => {
    if (location.hash === `#${answerPlace}` && document.activeElement === document.body)
      document.getElementById(answerPlace)?.focus();
  }, []);
  if (!page.form) return null;
  const form = (
    <div>
      {query.sent !== undefined && <Sent reference={query.sent} />}
      {!query.sent && <FormPart id={page.form} />}
      <FormFoot />
    </div>
  );
  if (closing.has(page.form)) {
    return (
      <section className={`${night.night} ${css.close}`} id="form">
        <div className={`${ui.wrap} ${css.halves}`} data-form={page.form}>
          <div className={css.say}>
            <CloseWords />
            <Later needs={['domainInfo']}>
              <CloseContact />
            </Later>
          </div>
          {form}
        </div>
      </section>
    );
  }
  return (
    <section className={`${ui.wrap} ${ui.two} ${css.section}`} id="form">
      {form}
      {/* The part's own element has no box, so this one takes the column. */}
      <div className={css.beside}>
        {beside}
        <Later needs={['domainInfo']}>
          <FormAside />
        </Later>
      </div>
    </section>
  );
}
