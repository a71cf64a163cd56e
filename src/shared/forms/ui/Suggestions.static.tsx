// The lists that fields suggest from, in the visitor's language: server HTML, too long to travel twice.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { formOn } from '../../pages/formPages.ts';
import { industryNames } from '../fields.ts';
import { fieldsOf } from '../Form.ts';

export const Suggestions = /*#__PURE__*/ staticPart(
  'Suggestions',
  function Suggestions() {
    const t = useT('forms');
    const countries = useNeed('countries');
    const { page, locale } = usePage();
    const form = formOn(page.id);
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
