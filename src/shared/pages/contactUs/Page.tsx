// Contact: which door is yours, what helps us answer, the form, what happens after sending, and the offices.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { usePageText } from '../../sections/usePageText.ts';
import { enquiryFrom } from '../enquiryFrom.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Offices } from '../../sections/Offices.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import css from './Contact.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';

export function Page() {
  return (
    <>
      <Later needs={['domainInfo']}>
        <ContactHead />
      </Later>
      <Fold />
      <Checklist />
      <div className={css.form}>
        <FormSection />
      </div>
      <Steps name="after" />
      <Offices name="offices" />
      <Questions ground="water" />
    </>
  );
}

/** What to send along, for the product that the visitor comes from: a strip above the form. */
const Checklist = /*#__PURE__*/ staticPart(
  'Checklist',
  function Checklist() {
    const { query } = usePage();
    const { t, list } = usePageText();
    return (
      <section className={css.strip} id="checklist">
        <div className={ui.wrap}>
          <div>
            <h2>
              <Lines text={t('checklist.title')} />
            </h2>
            <p>{t('checklist.text')}</p>
          </div>
          <ul>
            {list(`checklist.${enquiryFrom(query['product']).send ?? 'cloud'}`).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
  'request',
);

/** The head of the contact page: three doors, for a new need, a running system, and an invoice or account. */
const ContactHead = /*#__PURE__*/ staticPart(
  'ContactHead',
  function ContactHead() {
    const t = useT('contactUs');
    const { telphone, emailAddress } = useNeed('domainInfo');
    const mail = { link: `mailto:${emailAddress}`, label: emailAddress };
    const call = { link: `tel:${telphone.replace(/[^+\d]/g, '')}`, label: telphone };
    const doors = [
      { door: 'need', link: '#form', label: t('doors.need.link') },
      { door: 'running', ...(telphone ? call : mail) },
      { door: 'account', ...mail },
    ] as const;
    return (
      <PageHead name={t('name')} title={t('h1')} lead={t('lead')}>
        <ul className={css.doors}>
          {doors.map(({ door, link, label }) => (
            <li key={door}>
              <h2>{t(`doors.${door}.title`)}</h2>
              <p>{t(`doors.${door}.text`)}</p>
              <a href={link}>{label}</a>
            </li>
          ))}
        </ul>
      </PageHead>
    );
  },
  'page',
);
