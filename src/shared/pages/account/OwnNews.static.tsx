// Newsletter consent: each answer with the text it was given to, and a button for the opposite answer.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';

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
        <AccountNotice at="own-news" />
        {news.length > 0 && (
          <ul className={css.events}>
            {news.map(({ given, text, at }) => (
              <li key={at}>
                <b>{t(given ? 'news.given' : 'news.withdrawn')}</b>
                <details>
                  <summary>{t('news.text')}</summary>
                  <q>{text}</q>
                </details>
                <time dateTime={new Date(at).toISOString()}>{dateText(locale.iso, at)}</time>
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
