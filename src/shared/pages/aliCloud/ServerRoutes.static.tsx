// Where the servers stand: how far four cities are from a user in Shanghai, and where the way enters the mainland.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { plainNumber } from '../../i18n/numbers.ts';

const cities = ['cn-shanghai', 'cn-hangzhou', 'taipei', 'hongkong'] as const;
const [whole, segment] = [1300, 100];

export const ServerRoutes = /*#__PURE__*/ staticPart(
  'ServerRoutes',
  function ServerRoutes({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('aliCloud');
    const { crossings } = useNeed('charts');
    const km = (value: number) => t(`${name}.km`, { value: plainNumber(locale, value) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={cities.map((id) => {
            const { km: length = 0, outsideKm = 0 } = crossings[id] ?? {};
            return {
              id,
              name: t(`${name}.cities.${id}.name`),
              note: t(`${name}.cities.${id}.text`),
              length,
              outside: outsideKm,
              figure: km(length),
              said: length === 0 ? t(`${name}.same`) : outsideKm > 0 ? t(`${name}.crossing`) : t(`${name}.inland`),
            };
          })}
          axis={{
            length: whole,
            segment,
            marks: [
              { at: whole, text: km(whole) },
              { at: 1000, text: plainNumber(locale, 1000) },
              { at: 500, text: '500' },
              { at: 0, text: t(`${name}.from`) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
