// Mails to the account: their language, and consent to the newsletter.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { locales } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountAction, AccountPane, ActionNotice } from './AccountPane.tsx';
import mailsCss from './OwnMails.module.css';
import { usePage } from '../../app/PageContext.ts';
import fields from '../../formParts/fields.module.css';
import css from './account.module.css';
import { dateText } from './dateText.ts';

/** Chooses the language of the mails, whatever the language of the page. */
export const OwnMails = /*#__PURE__*/ staticPart(
  'OwnMails',
  function OwnMails() {
    const t = useT('account');
    const { own } = useNeed('account');
    if (!own) return null;
    return (
      <AccountPane id="mail-language" title={t('mails.title')} text={t('mails.text')}>
        <ActionNotice at="mail-language" />
        <AccountAction call="language" words={t('mails.save')}>
          <fieldset className={mailsCss.languages}>
            <legend>{t('mails.title')}</legend>
            {locales.map(({ code, iso, name }) => (
              <label key={code} className={fields.option} lang={iso}>
                <input type="radio" name="mails" value={code} defaultChecked={code === own.locale} />
                {name}
              </label>
            ))}
          </fieldset>
        </AccountAction>
      </AccountPane>
    );
  },
  'request',
);

/** Each answer about the newsletter with the text it was given to, and a button for the opposite answer. */
export const OwnNews = /*#__PURE__*/ staticPart(
  'OwnNews',
  function OwnNews() {
    const t = useT('account');
    const forms = useT('forms');
    const { locale } = usePage();
    const { own } = useNeed('account');
    if (!own) return null;
    const { news } = own;
    const wanted = news[0]?.given === true;
    return (
      <AccountPane id="own-news" title={t('news.title')} text={forms('fields.marketing.label')}>
        <ActionNotice at="own-news" />
        {news.length > 0 && (
          <ul className={css.events}>
            {news.map(({ given, text, at }) => (
              <li key={at}>
                <b>{t(given ? 'news.given' : 'news.withdrawn')}</b>
                <details>
                  <summary>{t('news.text')}</summary>
                  <q>{text}</q>
                </details>
                <time dateTime={new Date(at).toISOString()}>{dateText(locale, at)}</time>
              </li>
            ))}
          </ul>
        )}
        <AccountAction call="news" words={t(wanted ? 'news.stop' : 'news.start')}>
          <input type="hidden" name="given" value={wanted ? 'no' : 'yes'} />
        </AccountAction>
      </AccountPane>
    );
  },
  'request',
);
