// Messages to phones: three of one day, when Taiwan may be written to, codes or campaigns, how long a code lives, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { QuietHours } from '../../sections/calculators/QuietHours.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { Routes } from '../../sections/Routes.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { CoflyerHead } from './CoflyerHead.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { openHours } from '../../calculators/quietHours.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';

export function Page() {
  return (
    <>
      <CoflyerHead />
      <Fold />
      <QuietHours name="hours" />
      <KindShores name="kinds" />
      <CodeLife name="otp" />
      <Proofs of="page" />
      <Questions />
      <FormSection />
    </>
  );
}

const dayHours = 24;

/** Codes or campaigns: how many hours of a day each may be sent to Taiwan, and what each takes. */
const KindShores = /*#__PURE__*/ staticPart(
  'KindShores',
  function KindShores({ name }: { name: string }) {
    const { locale } = usePage();
    const { t, items } = usePageText();
    const { ranges } = useNeed('claims').quietHours;
    const shore = (side: string, taken: number): Shore => ({
      title: t(`${name}.${side}.title`),
      figure: plainNumber(locale, taken),
      unit: t(`${name}.unit`),
      text: t(`${name}.${side}.text`),
      said: t(`${name}.${side}.said`),
      taken,
      first: 0,
      key: items(`${name}.${side}.key`, '.term').map((key) => ({ term: t(`${key}.term`), text: t(`${key}.text`) })),
    });
    return (
      <Shores
        id={name}
        segments={dayHours}
        land={shore('code', dayHours)}
        water={shore('campaign', openHours(ranges))}
      />
    );
  },
  'page',
);

/** In seconds: how long it is valid, and how long nobody may ask for another. */
const [valid, locked, segment] = [300, 60, 30];

/** How long a code lives, by good practice, and when another may be sent: two lines on an axis of seconds. */
const CodeLife = /*#__PURE__*/ staticPart(
  'CodeLife',
  function CodeLife({ name }: { name: string }) {
    const { t } = usePageText();
    return (
      <Section name={name}>
        <Routes
          routes={(['code', 'again'] as const).map((id) => ({
            id,
            name: t(`${name}.${id}.name`),
            note: t(`${name}.${id}.note`),
            length: valid,
            outside: id === 'again' ? locked : 0,
            figure: t(`${name}.${id}.figure`),
            said: t(`${name}.${id}.said`),
          }))}
          axis={{
            length: valid,
            segment,
            marks: [
              { at: valid, text: t(`${name}.sent`) },
              { at: valid - locked, text: t(`${name}.again.figure`) },
              { at: 0, text: t(`${name}.code.figure`) },
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
