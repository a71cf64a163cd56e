// The Azure page: licences that are not paid twice, which ones can be brought, how to move, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { down, rowDown, Tape, torn } from '../../sections/heroes/tapes.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Shores, shoreOf } from '../../sections/Shores.tsx';

export function Page() {
  return (
    <>
      <AzureHead />
      <Fold />
      <LicenceShores name="licences" />
      <Proofs of="page" />
      <Plan name="moving" ground="paper" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}

type Licence = { name: string; cores: string; text: string; assured: boolean };
type Licences = { tapes: readonly Licence[]; zero: readonly string[]; brought: string; rented: string; stop: string };

/** Rows of the drawing: height of a tape, its start right of the words, and height of the line on the bill it runs into. */
const rowAt = (row: number) => 326 + 64 * row;
const startAt = (row: number) => (row < 3 ? 80 + 60 * row : 500);
const lineAt = (row: number) => 528 + 60 * row;

/** Licences as tapes: those with assurance run into Azure's bill, the others stop and are in its hourly price. */
function licencesWide({ tapes, zero, brought, rented, stop }: Licences): Drawn {
  return {
    height: 800,
    body: (
      <>
        <path className="hero-paper0" d={`M1092 300H1392V830${torn(16, 9.375, 12)}z`} />
        {tapes.map(({ text, cores, assured }, row) => {
          const [x, y, line] = [startAt(row), rowAt(row), lineAt(row)];
          return (
            <g key={`${text} ${assured}`}>
              <Tape d={assured ? `M${x} ${y}H900C1000 ${y} 990 ${line} 1098 ${line}` : `M${x} ${y}H920`} />
              {!assured && (
                <>
                  <path className="hero-st" d={`M920 ${y}C1000 ${y} 990 ${line} 1092 ${line}`} />
                  <text x={x} y={y + 50} className="hero-mg hero-b">
                    {stop}
                  </text>
                </>
              )}
              <text x={x + 18} y={y + 6} className="hero-mono">
                {text}
              </text>
              <path className="hero-rl" d={`M1092 ${line + 30}H1392`} />
              <text x="1114" y={line + 6} className={assured ? undefined : 'hero-b'}>
                {assured ? brought : rented}
              </text>
              <text x="1370" y={line + 6} className="hero-e">
                {cores}
              </text>
            </g>
          );
        })}
        <FigureWords
          figure="0"
          lines={zero}
          dress="hero-big hero-mg"
          rest="hero-q"
          bold={2}
          at={[1110, 444]}
          words={[1216, 392, 26]}
        />
      </>
    ),
  };
}

function licencesTall({ tapes, zero, brought, rented, stop }: Licences): Drawn {
  const counted = [
    { text: brought, count: tapes.filter(({ assured }) => assured).length },
    { text: rented, count: tapes.filter(({ assured }) => !assured).length },
  ];
  return {
    height: 420,
    body: (
      <>
        <path className="hero-paper0" d={`M120 252H378V436${torn(18, 7.167, 8)}z`} />
        {tapes.map(({ name, text, assured }, row) => {
          const [y, x] = rowDown(row);
          return (
            <g key={`${text} ${assured}`}>
              <Tape d={assured ? down(y, x, 264) : `M-4 ${y}H204`} />
              <text x="16" y={y + 5}>
                {name}
              </text>
              {!assured && (
                <text x="16" y={y + 36} className="hero-mg hero-b">
                  {stop}
                </text>
              )}
            </g>
          );
        })}
        <FigureWords
          figure="0"
          lines={zero}
          dress="hero-big hero-mg"
          rest="hero-q"
          bold={2}
          at={[132, 342]}
          words={[184, 302, 20]}
        />
        {counted.map(({ text, count }, index) => (
          <g key={text}>
            <path className="hero-rl" d={`M120 ${366 + 34 * index}H378`} />
            <text x="136" y={388 + 34 * index}>
              {text}
            </text>
            <text x="364" y={388 + 34 * index} className="hero-e hero-b">
              {count}
            </text>
          </g>
        ))}
      </>
    ),
  };
}

/** Hero: an example's licences run into Azure, and none is paid twice. */
const AzureHead = /*#__PURE__*/ staticPart(
  'AzureHead',
  function AzureHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const own = useT('azureCloud');
    const { licences = [] } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      tapes: licences.map(({ name, cores, assured }) => ({
        name,
        cores: String(cores),
        text: own('own.cores', { name, cores }),
        assured,
      })),
      zero: [...t('own.zero').split('\n'), useT('pieces')('example')],
      brought: t('own.brought'),
      rented: t('own.rented'),
      stop: t('own.stop'),
    };
    return (
      <Hero kind="tapes" title={t('own.title')} wide={licencesWide(drawn)} tall={licencesTall(drawn)} second="trial" />
    );
  },
  'page',
);

/** Licences brought or rented: how many of an example, and what happens to them. */
const LicenceShores = /*#__PURE__*/ staticPart(
  'LicenceShores',
  function LicenceShores({ name }: { name: string }) {
    const { page } = usePage();
    const texts = usePageText();
    const { licences = [] } = useNeed('clouds')[page.id] ?? {};
    const assured = licences.filter((licence) => licence.assured).length;
    return (
      <Shores
        id={name}
        segments={licences.length}
        land={shoreOf(texts, 'sides.bring', assured)}
        water={shoreOf(texts, 'sides.rent', licences.length - assured)}
      />
    );
  },
  'page',
);
