// Consent to news of ours, with the policy it refers to.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { hrefOf } from '../../pages/addresses.ts';
import css from './fields.module.css';
import { useField } from './ShownForm.ts';

export function Tick({ name }: { name: string }) {
  const t = useT('forms');
  const { has, locale } = usePage();
  const { id, value } = useField(name);
  // Where the policy is not translated, the English one says so in its link's text.
  const policyLocale = has('privacy') ? locale.code : 'en';
  return (
    <div className={css.tick} data-field={name}>
      <label className={css.option}>
        <input type="checkbox" id={id} name={name} value="yes" defaultChecked={value === 'yes'} />
        {t(`fields.${name}.label`)}
      </label>
      <a href={hrefOf('privacy', policyLocale)} hrefLang={policyLocale === locale.code ? undefined : 'en'}>
        {t('policy')}
      </a>
    </div>
  );
}
