// The lists that fields suggest from, in the visitor's language.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { industryNames } from '../fields.ts';
import { fieldsOf, type Form } from '../Form.ts';

export function Suggestions({ form }: { form: Form }) {
  const t = useT('forms');
  const { countries } = useNeed('forms');
  const fields = fieldsOf(form, usePage().locale.code);
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
}
