// The Huawei Cloud page: layers that stay and layers that move, how to move, an order, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { layers } from '../../sections/cloudFacts.ts';
import { beyond, Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Shores, shoreOf } from '../../sections/Shores.tsx';

export function Page() {
  return (
    <>
      <HuaweiHead />
      <Fold />
      <SideShores name="stays" />
      <Proofs of="page" />
      <Plan name="moving" ground="paper" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}

type Sheet = { name: string; service: string; stays: boolean };
type Layers = Readonly<Record<'room' | 'region' | 'bill', readonly string[]>> & { sheets: readonly Sheet[] };

/** Sheets in a drawing: top of the first and distance to the next, thickness, x of both folds, and height of the rise. */
type Shape = { width: number; top: number; pitch: number; thick: number; low: number; high: number; rise: number };

function Sheets({ sheets, shape, text }: { sheets: readonly Sheet[]; shape: Shape; text: [number, number, number] }) {
  const { width, top, pitch, thick, low, high, rise } = shape;
  const [x, right, down] = text;
  return sheets.map(({ name, service, stays }, index) => {
    const y = top + pitch * index;
    return (
      <g key={name}>
        <path className="hero-p1" d={`M${low} ${y}L${high} ${y - rise}v${thick}L${low} ${y + thick}z`} />
        <rect className={stays ? 'hero-p4' : 'hero-p0'} x={-beyond} y={y} width={beyond + low} height={thick} />
        <rect
          className={stays ? 'hero-p0' : 'hero-p2'}
          x={high}
          y={y - rise}
          width={width - high + beyond}
          height={thick}
        />
        <text x={x} y={y + down} className={stays ? 'hero-k' : undefined}>
          {name}
        </text>
        <text x={high + right} y={y - rise + down} className={stays ? undefined : 'hero-b hero-on'}>
          {service || name}
        </text>
      </g>
    );
  });
}

function Lines({ lines, x, y, step }: { lines: readonly string[]; x: number; y: number; step: number }) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + step * index} className={index === 0 ? 'hero-b' : undefined}>
      {line}
    </text>
  ));
}

/** Layers as sheets of paper, low at the left, folded up, and high at the right. Layers that stay are dark at the left. */
function sheetsWide({ sheets, room, region, bill }: Layers): Drawn {
  const shape = { width: 1440, top: 590, pitch: 46, thick: 40, low: 660, high: 870, rise: 330 };
  const foot = shape.top + shape.pitch * sheets.length;
  return {
    height: 880,
    body: (
      <>
        <rect className="hero-p0" x="80" y={foot} width="460" height={920 - foot} />
        <rect className="hero-p0" x="940" y={foot - shape.rise} width="420" height={920 - foot + shape.rise} />
        <Sheets sheets={sheets} shape={shape} text={[104, 24, 27]} />
        <Lines lines={room} x={104} y={foot + 38} step={26} />
        <Lines lines={region} x={964} y={foot - shape.rise + 44} step={26} />
        <text x="956" y="790" className="hero-big">
          1
        </text>
        <Lines lines={bill} x={1050} y={746} step={28} />
      </>
    ),
  };
}

function sheetsTall({ sheets, room, region }: Layers): Drawn {
  const shape = { width: 390, top: 124, pitch: 32, thick: 28, low: 168, high: 218, rise: 112 };
  const foot = shape.top + shape.pitch * sheets.length;
  return {
    height: foot + 60,
    body: (
      <>
        <rect className="hero-p0" x="8" y={foot} width="156" height="76" />
        <rect className="hero-p0" x="230" y={foot - shape.rise} width="148" height={76 + shape.rise} />
        <Sheets sheets={sheets} shape={shape} text={[16, 12, 19]} />
        <Lines lines={room} x={16} y={foot + 26} step={20} />
        <Lines lines={region} x={242} y={foot - shape.rise + 28} step={20} />
      </>
    ),
  };
}

/** Hero: five layers as sheets that lie in the customer's data centre and fold up into the region. */
const HuaweiHead = /*#__PURE__*/ staticPart(
  'HuaweiHead',
  function HuaweiHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { services = {}, stay = [] } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      sheets: layers.map((layer) => ({
        name: t(`layers.names.${layer}`),
        // The vendor's newest database is the one that runs on both sides.
        service: services[layer]?.at(-1) ?? '',
        stays: stay.includes(layer),
      })),
      room: t('layers.room').split('\n'),
      region: t('layers.region').split('\n'),
      bill: t('layers.bill').split('\n'),
    };
    return (
      <Hero kind="fold" title={t('layers.title')} wide={sheetsWide(drawn)} tall={sheetsTall(drawn)} second="trial" />
    );
  },
  'page',
);

/** How many layers of an example are in the customer's data centre and how many in the region, and why. */
const SideShores = /*#__PURE__*/ staticPart(
  'SideShores',
  function SideShores({ name }: { name: string }) {
    const { page } = usePage();
    const texts = usePageText();
    const stay = useNeed('clouds')[page.id]?.stay?.length ?? 0;
    return (
      <Shores
        id={name}
        segments={layers.length}
        land={shoreOf(texts, 'sides.room', stay)}
        water={shoreOf(texts, 'sides.region', layers.length - stay)}
      />
    );
  },
  'page',
);
