// The calling codes of all countries to choose from: server HTML, too long to travel twice.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import css from '../ui/fields.module.css';

export const AreaCode = /*#__PURE__*/ staticPart(
  'AreaCode',
  function AreaCode({ chosen }: { chosen: string }) {
    const t = useT('forms');
    const countries = useNeed('countries');
    const { locale } = usePage();
    const home = countries.find(({ code }) => code === locale.home);
    const first = chosen || (home ? `+${home.callingCode}` : '');
    return (
      <select
        className={css.input}
        name="areaCode"
        aria-label={t('fields.areaCode.label')}
        autoComplete="tel-country-code"
        defaultValue={first}
      >
        <option value="">+</option>
        {countries.map(({ code, name, callingCode }) => (
          <option key={code} value={`+${callingCode}`}>
            {`+${callingCode} ${name}`}
          </option>
        ))}
      </select>
    );
  },
  'request',
);
