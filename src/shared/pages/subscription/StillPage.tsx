// The page behind the link in newsletter mails: confirms, changes or ends a subscription.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { PlainForm } from '../../formParts/PlainForm.tsx';
import fields from '../../formParts/fields.module.css';
import { answerPlace } from '../../forms/Form.ts';
import { topics as topicsField } from '../../forms/newsletter.ts';
import { localeOf, locales } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import section from '../../sections/Section.module.css';
import ui from '../../ui/common.module.css';
import css from './Subscription.module.css';

export function Page() {
  return (
    <>
      <SubscriptionState />
      <Fold />
      <SubscriptionChange />
    </>
  );
}

/** A button of its own form. */
function Act({ act, words, main = false }: { act: string; words: string; main?: boolean }) {
  const { path } = usePage();
  return (
    <form method="post" action={path}>
      <button className={main ? `${ui.btn} ${ui.go}` : ui.btn} name="act" value={act}>
        {words}
      </button>
    </form>
  );
}

/** What the subscription will send, the text consented to, and the buttons to confirm or refuse. */
function Asked() {
  const t = useT('subscription');
  const forms = useT('forms');
  const news = useT('newsletter');
  const { address, locale, topics, consent, canRefuse } = useNeed('subscription');
  return (
    <>
      <dl className={css.rows}>
        <div>
          <dt>{forms('fields.email.label')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{news('fields.topics.label')}</dt>
          <dd>{topics.map((topic) => news(`options.topics.${topic}`)).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd lang={localeOf(locale).iso}>{localeOf(locale).name}</dd>
        </div>
      </dl>
      <p lang={localeOf(locale).iso}>{consent}</p>
      <div className={ui.acts}>
        <Act act="confirm" words={t('confirm')} main />
        {canRefuse && <Act act="refuse" words={t('refuse')} />}
      </div>
    </>
  );
}

const SubscriptionState = /*#__PURE__*/ staticPart(
  'SubscriptionState',
  function SubscriptionState() {
    const t = useT('subscription');
    const { query, href } = usePage();
    const { state, address, said } = useNeed('subscription');
    const did = state === 'on' && !said ? query['did'] : undefined;
    return (
      <section className={css.state}>
        {/* A form with a fault has its own answer, below. */}
        <div className={ui.wrap} id={said === 'none' ? undefined : answerPlace} role="status" tabIndex={-1}>
          <Breadcrumb name={t('name')} />
          <h1>
            <Lines text={t(`${did ?? state}.title`)} />
          </h1>
          {said && <p className={css.fault}>{t(`said.${said}`)}</p>}
          <p>{t(`${did ?? state}.text`, { address })}</p>
          {state === 'asked' && <Asked />}
          {(state === 'expired' || state === 'left' || state === 'bounced') && (
            <p className={ui.acts}>
              <a className={`${ui.btn} ${ui.go}`} href={href('newsletter')}>
                {t('again')}
              </a>
            </p>
          )}
        </div>
      </section>
    );
  },
  'request',
);

/** Changes or ends a running subscription; nothing once it has ended. */
const SubscriptionChange = /*#__PURE__*/ staticPart(
  'SubscriptionChange',
  function SubscriptionChange() {
    const t = useT('subscription');
    const { state, topics, locale, said } = useNeed('subscription');
    if (state !== 'on') return null;
    return (
      <section className={section.section} data-ground="water">
        <div className={`${ui.wrap} ${ui.two} ${css.change}`}>
          <div>
            <h2>{t('change.title')}</h2>
            <PlainForm
              form={{ groups: [[topicsField]] }}
              values={{ topics }}
              faults={said === 'none' ? [{ field: 'topics', key: 'topics' }] : []}
              words={useT('newsletter')}
            >
              <div className={fields.field}>
                <label className={fields.label} htmlFor="language">
                  {t('language')}
                </label>
                <select className={fields.input} id="language" name="language" defaultValue={locale}>
                  {locales.map(({ code, iso, name }) => (
                    <option key={code} value={code} lang={iso}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
              <div className={ui.acts}>
                <button className={ui.btn} name="act" value="change">
                  {t('change.save')}
                </button>
              </div>
            </PlainForm>
          </div>
          <div>
            <h2>{t('leave.title')}</h2>
            <p>{t('leave.text')}</p>
            <Act act="leave" words={t('leave.button')} main />
          </div>
        </div>
      </section>
    );
  },
  'request',
);
