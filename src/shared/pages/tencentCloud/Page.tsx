// The Tencent Cloud page: delay of four protocols, what each is made for, when it fits, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { baseY, StairGround, StairGroundTall, StepWords } from '../../sections/heroes/stairs.tsx';
import { rounded } from '../../calculators/rounded.ts';

export function Page() {
  return (
    <>
      <TencentHead />
      <Fold />
      <DelayRoutes name="delay" />
      <Cases name="cases" ground="water" />
      <Proofs of="page" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}

type Delays = {
  /** The slowest first. */
  steps: readonly { name: string; seconds: number; text: string }[];
  voucher: { figure: string; lines: readonly string[] };
  foot: string;
};

/** Start of each of four steps: the low ones need room for their names. */
const starts = [0, 270, 650, 1040];

/** Delays as stairs on a linear scale; the highest step is the slowest protocol. */
function delaysWide({ steps, voucher, foot }: Delays): Drawn {
  const top = 190;
  const most = steps[0]?.seconds ?? 1;
  const yOf = (seconds: number) => rounded(baseY - (seconds / most) * (baseY - top), 1);
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ seconds }) => yOf(seconds))} starts={starts} />
        {steps.map(({ name, seconds, text }, index) => (
          <g key={name}>
            <StepWords x={starts[index]} y={yOf(seconds)} inside={44} above={-42} words={[name, text]} />
          </g>
        ))}
        <FigureWords {...voucher} dress="hero-fig hero-mg" at={[286, 430]} words={[290, 472, 28]} />
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

function delaysTall({ steps, voucher }: Delays): Drawn {
  const [top, row, widest] = [92, 52, 330];
  const most = steps[0]?.seconds ?? 1;
  const xOf = (seconds: number) => rounded((seconds / most) * widest, 1);
  return {
    height: top + row * steps.length + 20,
    body: (
      <>
        <StairGroundTall top={top} row={row} widths={steps.map(({ seconds }) => xOf(seconds))} />
        {steps.map(({ name, seconds, text }, index) => {
          const [x, y] = [xOf(seconds), top + row * index + 32];
          return (
            <g key={name}>
              <text x={x > 200 ? 16 : x + 14} y={y} className="hero-b">
                {name}
              </text>
              <text x={x > 200 ? x - 12 : 374} y={y} className="hero-pr hero-e">
                {text}
              </text>
            </g>
          );
        })}
        <FigureWords {...voucher} dress="hero-fig hero-mg" at={[14, 60]} words={[186, 38, 22]} />
      </>
    ),
  };
}

/** Hero: the delay of four protocols as stairs, and the voucher above the low ones. */
const TencentHead = /*#__PURE__*/ staticPart(
  'TencentHead',
  function TencentHead() {
    const { page, locale } = usePage();
    const { t } = usePageText();
    const own = useT('tencentCloud');
    const { delays = {} } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      steps: Object.entries(delays).map(([id, seconds]) => ({
        name: t(`delay.made.${id}.name`),
        seconds,
        text: own('steps.seconds', { value: plainNumber(locale, seconds) }),
      })),
      voucher: {
        figure: usd(locale, useNeed('claims').trial.tencentVoucherUsd),
        lines: t('steps.voucher').split('\n'),
      },
      foot: t('steps.foot'),
    };
    return (
      <Hero kind="stairs" title={t('steps.title')} wide={delaysWide(drawn)} tall={delaysTall(drawn)} second="trial" />
    );
  },
  'page',
);

const [whole, segment] = [20, 2];

/** Which protocol is made for which show: delays on one axis of seconds. */
const DelayRoutes = /*#__PURE__*/ staticPart(
  'DelayRoutes',
  function DelayRoutes({ name }: { name: string }) {
    const { page, locale } = usePage();
    const { t } = usePageText();
    const own = useT('tencentCloud');
    const { delays = {} } = useNeed('clouds')[page.id] ?? {};
    const said = (value: number) => own(`${name}.seconds`, { value: plainNumber(locale, value) });
    return (
      <Section name={name}>
        <Routes
          routes={Object.entries(delays).map(([id, seconds]) => ({
            id,
            name: t(`${name}.made.${id}.name`),
            note: t(`${name}.made.${id}.text`),
            length: seconds,
            outside: 0,
            figure: said(seconds),
            said: t(`${name}.said`),
          }))}
          axis={{
            length: whole,
            segment,
            marks: [
              { at: whole, text: said(whole) },
              { at: 10, text: said(10) },
              { at: 0, text: t(`${name}.viewer`) },
            ],
          }}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
