// Hero of the prepaid page: what is paid, and the bonus credited on top.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { percentText, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { baseY, StairGround, round, startsOf, StepWords } from '../../sections/heroes/stairs.tsx';

type PackStep = { pay: number; credit: number; paid: string; credited: string };

type Stairs = {
  /** The highest first. */
  steps: readonly PackStep[];
  /** The highest bonus, and the words beside it. */
  most: { figure: string; lines: readonly string[] };
  foot: string;
};

/** Packs as stairs: a step is as high as the amount paid, with the bonus on top; the steps stand on the next section. */
function packStairsWide({ steps, most, foot }: Stairs): Drawn {
  const [top, width] = [230, 1440];
  const highest = steps[0]?.credit ?? 1;
  const yOf = (value: number) => round(baseY - (value / highest) * (baseY - top));
  const starts = startsOf(steps.map(({ credit }) => credit));
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ pay }) => yOf(pay))} starts={starts} />
        {steps.map(({ pay, credit, paid, credited }, index) => {
          const x = starts[index] ?? 0;
          const end = starts[index + 1] ?? width;
          const y = yOf(pay);
          return (
            <g key={pay}>
              <path className="hero-f" d={`M${x} ${y}V${yOf(credit)}H${end}V${y}z`} />
              {index > 0 && <path className="hero-rl" d={`M${x} ${y}V${baseY}`} />}
              <StepWords x={x} y={y} words={[paid, credited]} />
            </g>
          );
        })}
        <FigureWords {...most} dress="hero-fig hero-mg" at={[76, 580]} words={[80, 622, 28]} />
        <text x="80" y="774">
          {foot}
        </text>
      </>
    ),
  };
}

function packStairsTall({ steps, most, foot }: Stairs): Drawn {
  const [top, row, widest] = [96, 60, 374];
  const highest = steps[0]?.credit ?? 1;
  const xOf = (value: number) => round((value / highest) * widest);
  const bottom = top + row * steps.length;
  return {
    height: bottom + 44,
    body: (
      <>
        {steps.map(({ pay, credit, paid, credited }, index) => {
          const y = top + row * index;
          const inside = xOf(pay) > 200;
          return (
            <g key={pay}>
              <path className="hero-stair" d={`M0 ${y}H${xOf(pay)}V${y + row}H0z`} />
              <path className="hero-f" d={`M${xOf(pay)} ${y}H${xOf(credit)}V${y + row}H${xOf(pay)}z`} />
              <text x={inside ? 16 : xOf(credit) + 12} y={y + 26}>
                {paid}
              </text>
              <text x={inside ? 16 : xOf(credit) + 12} y={y + 48} className="hero-pr">
                {credited}
              </text>
            </g>
          );
        })}
        <FigureWords {...most} dress="hero-fig hero-mg" at={[14, 64]} words={[146, 40, 22]} />
        <text x="16" y={bottom + 32}>
          {foot}
        </text>
      </>
    ),
  };
}

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    const { locale } = usePage();
    const t = useT('prepaidcard');
    const packs = useNeed('prices').prepaid.toSorted((a, b) => b.creditUsd - a.creditUsd);
    const steps = packs.map(({ payUsd, creditUsd }) => ({
      pay: payUsd,
      credit: creditUsd,
      paid: t('stairs.paid', { amount: usd(locale, payUsd) }),
      credited: t('stairs.credited', { amount: usd(locale, creditUsd) }),
    }));
    const most = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const stairs = {
      steps,
      most: { figure: `+${percentText(locale, most)}`, lines: t('stairs.most').split('\n') },
      foot: t('stairs.foot'),
    };
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', { percent: percentText(locale, most) })}
        wide={packStairsWide(stairs)}
        tall={packStairsTall(stairs)}
        second="#packs"
      />
    );
  },
  'page',
);
