// The page about messages to phones: three of a day, quiet hours in Taiwan, codes or campaigns, how long a code is valid, questions, and a quote.
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

/** Codes and campaigns: the hours of a day in which each may be sent to Taiwan, and what each needs. */
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

/** Seconds a code is valid, and seconds until another may be requested. */
const [valid, locked, segment] = [300, 60, 30];

/** How long a code is valid by good practice, and when another may be sent, on one axis of seconds. */
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
