// How far a request travels: to the node where it keeps a copy, on to the origin where it does not.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { kmBetween, taipei } from '../../calculators/greatCircle.ts';
import type { LocaleCode } from '../../i18n/locales.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';

const ways = ['static', 'first', 'account'] as const;
/** What no node holds. */
const toOrigin: readonly string[] = ['first', 'account'];
/** Where the example's origin stands, and where its visitors are: in the reader's own part of Asia. */
const origin = 'eu-frankfurt';
const visitors: Partial<Record<LocaleCode, string>> = { en: 'singapore', jp: 'jp-tokyo', zh_CN: 'hongkong' };
const thousand = 1000;

export const RequestWays = /*#__PURE__*/ staticPart(
  'RequestWays',
  function RequestWays({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cdn');
    const cities = useT('regions');
    const regions = useNeed('regions');
    const city = visitors[locale.code] ?? 'taipei';
    const placeOf = (id: string) => regions.find((region) => region.id === id);
    const far = placeOf(origin);
    if (!far) throw new Error(`content/regions.yaml has no ${origin}`);
    const km = Math.round(kmBetween(placeOf(city) ?? taipei, far));
    const whole = Math.ceil(km / thousand) * thousand;
    const values = { city: cities(city), origin: cities(origin) };
    const said = (value: number) => t(`${name}.km`, { km: plainNumber(locale, value) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={ways.map((id) => {
            const length = toOrigin.includes(id) ? km : 0;
            return {
              id,
              name: t(`${name}.ways.${id}.term`),
              note: t(`${name}.ways.${id}.text`),
              length,
              outside: length,
              figure: said(length),
              said: t(length > 0 ? `${name}.miss` : `${name}.hit`),
            };
          })}
          axis={{
            length: whole,
            segment: thousand,
            marks: [
              { at: km, text: values.origin },
              { at: whole / 2, text: said(whole / 2) },
              { at: 0, text: values.city },
            ],
          }}
          outside={t(`${name}.outside`, values)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
