// Chooses the language of the account's mails, whatever the language of the page.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { locales } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import css from './OwnMails.module.css';

export const OwnMails = /*#__PURE__*/ staticPart(
  'OwnMails',
  function OwnMails() {
    const t = useT('account');
    const { own } = useNeed('account');
    if (!own) return null;
    return (
      <AccountPane id="mail-language" title={t('mails.title')} text={t('mails.text')}>
        <AccountNotice at="mail-language" />
        <AccountAction call="language" words={t('mails.save')}>
          <fieldset className={css.languages}>
            <legend>{t('mails.title')}</legend>
            {locales.map(({ code, iso, name }) => (
              <label key={code} lang={iso}>
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
