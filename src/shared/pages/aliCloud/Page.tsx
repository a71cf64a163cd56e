// The Alibaba Cloud page: days of an ICP filing, mainland or Hong Kong, distances to servers, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import type { CloudFacts } from '../../facts/facts.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { plainNumber } from '../../i18n/numbers.ts';

export function Page() {
  return (
    <>
      <AliHead />
      <Fold />
      <FilingShores name="filing" />
      <ServerRoutes name="routes" ground="paper" />
      <Proofs of="page" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}

/** Working days of a filing at most: the sum of its steps in content/clouds/aliCloud.yaml. */
function filingDays(filing: CloudFacts['filing']) {
  if (!filing) throw new Error('content/clouds/aliCloud.yaml says nothing about the filing');
  const { review, confirm, authority } = filing;
  return { review, confirm, authority, days: review + confirm + authority };
}

/** Hero: the working days of a filing, one leaf each, until a site on the mainland may open. */
const AliHead = /*#__PURE__*/ staticPart(
  'AliHead',
  function AliHead() {
    const { page } = usePage();
    const t = useT('aliCloud');
    const { days, authority } = filingDays(useNeed('clouds')[page.id]?.filing);
    const values = { days, authority };
    const fold = {
      count: days,
      apart: days - authority,
      last: t('days.last', values).split('\n'),
      none: t('days.none').split('\n'),
    };
    return (
      <Hero kind="fold" title={t('days.title', values)} wide={foldWide(fold)} tall={foldTall(fold)} second="trial" />
    );
  },
  'page',
);

/** Mainland or Hong Kong: the days of a filing on one shore, none on the other. */
const FilingShores = /*#__PURE__*/ staticPart(
  'FilingShores',
  function FilingShores({ name }: { name: string }) {
    const { page } = usePage();
    const own = useT('aliCloud');
    const { items } = usePageText();
    const { review, confirm, authority, days } = filingDays(useNeed('clouds')[page.id]?.filing);
    const values = { review, confirm, authority, days, from: review + confirm + 1 };
    const t = (key: string) => own(`${name}.${key}`, values);
    const shore = (side: string, figure: number, taken: number): Shore => ({
      title: t(`${side}.title`),
      figure: String(figure),
      unit: t(`${side}.unit`),
      text: t(`${side}.text`),
      said: t(`${side}.said`),
      taken,
      first: taken - figure,
      key: items(`${name}.${side}.key`, '.term').map((key) => ({
        term: own(`${key}.term`, values),
        text: own(`${key}.text`, values),
      })),
    });
    return (
      <Shores id={name} segments={days} land={shore('mainland', authority, days)} water={shore('hongkong', 0, 0)} />
    );
  },
  'page',
);

const cities = ['cn-shanghai', 'cn-hangzhou', 'taipei', 'hongkong'] as const;
const [whole, segment] = [1300, 100];

/** Distances of four cities from a user in Shanghai, and where the route enters the mainland. */
const ServerRoutes = /*#__PURE__*/ staticPart(
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
