// The closing band of a page: what its form is for, and the form; or the thanks after it was sent.
import { Later } from '../app/Later.tsx';
import { useNeed } from '../app/needs.ts';
import { useFacts, usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/PageState.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { industryNames } from '../forms/fields.ts';
import { answerPlace, fieldsOf, type FormId } from '../forms/Form.ts';
import { formNamed } from '../forms/forms.ts';
import ui from '../ui/common.module.css';
import { livePart } from '../live/livePart.tsx';
import night from '../ui/Night.module.css';
import columns from './FormColumns.module.css';
import css from './FormSection.module.css';
import { PhoneLink } from '../ui/ContactFacts.tsx';
import { asksItsOwn } from './asksItsOwn.ts';
import { CloseWords } from './CloseWords.static.tsx';
import { CollectionNotice } from './CollectionNotice.static.tsx';
import draftNoticeCss from './DraftNotice.module.css';
import { SentBand } from './SentBand.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';

/** Telephone and mail below the text of the closing band; a missing telephone is left out. */
const CloseContact = /*#__PURE__*/ staticPart(
  'CloseContact',
  function CloseContact() {
    const t = useT('layout');
    const { telphone, emailAddress } = useNeed('domainInfo');
    // Two lines: who answers the telephone at which hours, and who the mail.
    const [support, sales] = t('support', useFacts()).split('\n');
    return (
      <dl className={css.contact}>
        {telphone && (
          <div>
            <dt>{support}</dt>
            <dd>
              <PhoneLink telphone={telphone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{sales}</dt>
          <dd>
            <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
          </dd>
        </div>
      </dl>
    );
  },
  'page',
);

/** The form of a page, as a live part. */
export const FormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./FormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
});

/** Datalists for the fields, in the visitor's language. In a static part, so that these long lists are sent only once, as HTML. */
const Suggestions = /*#__PURE__*/ staticPart(
  'Suggestions',
  function Suggestions() {
    const t = useT('forms');
    const countries = useNeed('countries');
    const { page, locale } = usePage();
    const form = formNamed(page.form ?? '');
    const fields = form ? fieldsOf(form, locale) : [];
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

/** Below a form: the collection notice, and the datalists. */
const FormFoot = /*#__PURE__*/ staticPart(
  'FormFoot',
  function FormFoot() {
    return (
      <>
        <CollectionNotice of="enquiry" />
        <Suggestions />
      </>
    );
  },
  'request',
);

/** Tells that there is no enquiry with the reference in the address. */
const SentLost = /*#__PURE__*/ staticPart(
  'SentLost',
  function SentLost() {
    const t = useT('forms');
    if (usePage().query.sent !== '') return null;
    return (
      <div id={answerPlace} className={draftNoticeCss.notice} role="status" tabIndex={-1}>
        <h2>{t('sent.lost')}</h2>
        <p>{t('sent.lostHint')}</p>
      </div>
    );
  },
  'request',
);

/** The form with its notices. */
export function FormBody({ id }: { id: FormId }) {
  return (
    <div>
      <SentLost />
      <FormPart id={id} />
      <FormFoot />
    </div>
  );
}

export function FormSection() {
  const shown = useShownPage();
  const { page, query } = shown;
  useAnswerFocus();
  if (!page.form) return null;
  if (query.sent) return <SentBand reference={query.sent} />;
  return (
    <section className={`${night.night} ${css.close}`} id="form">
      <div className={`${ui.wrap} ${css.halves} ${columns.columns}`} data-form={page.form}>
        <div className={css.say}>
          <CloseWords own={asksItsOwn(shown) ? 'yes' : ''} />
          <Later needs={['domainInfo']}>
            <CloseContact />
          </Later>
        </div>
        <FormBody id={page.form} />
      </div>
    </section>
  );
}
