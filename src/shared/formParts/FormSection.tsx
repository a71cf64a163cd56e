// The closing band of a page about something else: what its form is for, and the form; or the thanks for having sent it.
import { Later } from '../app/Later.tsx';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useShownPage } from '../app/ShownPage.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { industryNames } from '../forms/fields.ts';
import { answerPlace, fieldsOf, type FormId } from '../forms/Form.ts';
import { formNamed } from '../forms/forms.ts';
import ui from '../ui/common.module.css';
import { livePart } from '../live/livePart.tsx';
import night from '../ui/Night.module.css';
import css from './FormSection.module.css';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { asksItsOwn } from './asksItsOwn.ts';
import { CloseWords } from './CloseWords.static.tsx';
import { CollectionNotice } from './CollectionNotice.static.tsx';
import draftNoticeCss from './DraftNotice.module.css';
import { SentBand } from './SentBand.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';

/** Below the words of the closing band: whom to call or write to instead. What the site has none of is left out. */
const CloseContact = /*#__PURE__*/ staticPart(
  'CloseContact',
  function CloseContact() {
    const t = useT('layout');
    const { telphone, emailAddress } = useNeed('domainInfo');
    return (
      <dl className={css.contact}>
        {telphone && (
          <div>
            <dt>{`${t('contact.support')} ${t('contact.supportText')}`}</dt>
            <dd>
              <PhoneLink telphone={telphone} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.hoursText')}</dt>
          <dd>
            <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
          </dd>
        </div>
      </dl>
    );
  },
  'page',
);

/** The form of a page, as a live part: one markup for server and browser. */
export const FormPart = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./FormLive.tsx'), {
  needs: ['forms'],
  texts: ['forms'],
  when: 'seen',
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
    return (
      <>
        <CollectionNotice of="enquiry" />
        <Suggestions />
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

/** The form, or why there are no thanks for one; below it what belongs to it. */
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
      <div className={`${ui.wrap} ${css.halves}`} data-form={page.form}>
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
