// The platform's resource map: every region at its bearing from Taipei, and beside it the same regions as a list.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { countryNames } from '../../i18n/countryNames.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import { BearingDial } from '../../ui/charts/BearingDial.tsx';
import css from './RegionList.module.css';

export const RegionList = /*#__PURE__*/ staticPart(
  'RegionList',
  function RegionList({ name, ground }: { name: string; ground?: Ground }) {
    const regions = useNeed('regions');
    const { locale } = usePage();
    const separator = useT('clouds')('separator');
    const places = useT('regions');
    const mainland = useT('calculators')('clouds.options.mainland');
    const countries = countryNames(locale.iso, 'short');
    const codes = [...new Set(regions.map(({ country }) => country))];
    return (
      <Section name={name} ground={ground}>
        <div className={css.map}>
          <BearingDial />
          <dl>
            {codes.map((code) => (
              <div key={code}>
                <dt>{code === 'CN' ? mainland : countries.of(code)}</dt>
                <dd>
                  {regions
                    .filter(({ country }) => country === code)
                    .map(({ id, zones }) => `${places(id)}\u00a0${zones}`)
                    .join(separator)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    );
  },
  'page',
);
