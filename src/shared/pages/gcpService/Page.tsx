// Google Cloud through us: what a query reads of a table, when it is right, what an order puts in writing, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { tableScan } from '../../calculators/tableScan.ts';
import { Section } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './BytesRead.module.css';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import type { TableScan } from '../../facts/facts.ts';

// A table as areas: a row for each column, a cell for each week; the columns that a query reads are a band, the weeks of it magenta.
type Words = { whole: readonly string[]; band: string; figure: string; share: readonly string[] };

type Shape = { width: number; height: number };

const round = (value: number) => Math.round(value * 100) / 100;

function Cells({ scan, shape: { width, height } }: { scan: TableScan; shape: Shape }) {
  const { columns, weeks, reads, readWeeks } = scan;
  const [w, h] = [round(width / weeks), round(height / columns)];
  const [x, y] = [round(width - w * readWeeks), round(height - h * reads.length)];
  return (
    <>
      <rect className={css.band} y={y} width={width} height={round(height - y)} />
      <rect className={css.read} x={x} y={y} width={round(width - x)} height={round(height - y)} />
      <path
        className={css.gap}
        d={`M0 ${h}${`h${width}m-${width} ${h}`.repeat(columns - 1)}M${w} 0${`v${height}m${w}-${height}`.repeat(weeks - 1)}`}
      />
      {reads.map((name, row) => (
        <text key={name} x={width > 999 ? 80 : 16} y={y + h * (row + 0.5) + 6} className="hero-mono">
          {name}
        </text>
      ))}
    </>
  );
}

function scanWide(scan: TableScan, { whole, band, figure, share }: Words): Drawn {
  const shape = { width: 1440, height: 800 };
  const h = shape.height / scan.columns;
  const top = shape.height - h * scan.reads.length;
  return {
    height: shape.height,
    body: (
      <>
        <Cells scan={scan} shape={shape} />
        {whole.map((line, index) => (
          <text key={line} x="1424" y={44 + 26 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
        <text x="240" y={top + h / 2 + 6} className="hero-b">
          {band}
        </text>
        <text x="1424" y={top - 88} className="hero-fig hero-mg hero-e">
          {figure}
        </text>
        {share.map((line, index) => (
          <text key={line} x="1424" y={top - 48 + 26 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}

function scanTall(scan: TableScan, { whole, band, figure, share }: Words): Drawn {
  const shape = { width: 390, height: 312 };
  const h = shape.height / scan.columns;
  const top = shape.height - h * scan.reads.length;
  return {
    height: shape.height,
    body: (
      <>
        <Cells scan={scan} shape={shape} />
        {whole.map((line, index) => (
          <text key={line} x="16" y={32 + 22 * index} className={index === 0 ? 'hero-b' : undefined}>
            {line}
          </text>
        ))}
        <text x="100" y={top + h / 2 + 6} className="hero-b">
          {band}
        </text>
        <text x="374" y={top - 72} className="hero-fig hero-mg hero-e">
          {figure}
        </text>
        {share.map((line, index) => (
          <text key={line} x="374" y={top - 42 + 22 * index} className={index === 0 ? 'hero-e hero-b' : 'hero-e'}>
            {line}
          </text>
        ))}
      </>
    ),
  };
}

export function Page() {
  return (
    <>
      <GcpHead />
      <Fold />
      <BytesRead name="bytes" />
      <Cases name="cases" ground="water" />
      <Proofs of="page" />
      <Order name="order" ground="land" />
      <Questions />
      <FormSection />
    </>
  );
}

/** The head of the Google Cloud page: a table as large as the window, and of it what one query reads. */
const GcpHead = /*#__PURE__*/ staticPart(
  'GcpHead',
  function GcpHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { scan } = useNeed('clouds')[page.id] ?? {};
    if (!scan) throw new Error('content/clouds/gcpService.yaml says nothing about a query');
    const words = {
      whole: t('scan.whole').split('\n'),
      band: t('scan.band'),
      figure: String(useFacts()['scanShare']),
      share: t('scan.share').split('\n'),
    };
    return (
      <Hero
        kind="areas"
        title={t('scan.title')}
        wide={scanWide(scan, words)}
        tall={scanTall(scan, words)}
        second="trial"
      />
    );
  },
  'page',
);

/** Four weeks before the day of this example; the same in every language. */
const queryOf = ([day = '', sum = '']: readonly string[]) =>
  `SELECT ${day}, SUM(${sum})\nFROM sales\nWHERE ${day} >= '2026-10-26'\nGROUP BY ${day}`;

const pointed = 2;

/** What four ways to ask one table read of it, as bars on one scale, beside the query that reads the least. */
const BytesRead = /*#__PURE__*/ staticPart(
  'BytesRead',
  function BytesRead({ name }: { name: string }) {
    const { page } = usePage();
    const { t, items } = usePageText();
    const { scan } = useNeed('clouds')[page.id] ?? {};
    if (!scan) throw new Error('content/clouds/gcpService.yaml says nothing about a query');
    // All, some columns, some weeks of these, and nothing from the result cache.
    const shares = [100, (scan.reads.length / scan.columns) * 100, tableScan(scan).percent, 0];
    return (
      <Section name={name}>
        <div className={css.halves}>
          <Terminal command="BigQuery" first={queryOf(scan.reads)} answer={<b>{t(`${name}.answer`)}</b>} />
          <ul className={css.reads}>
            {items(`${name}.figures`, '.value').map((figure, index) => (
              <li key={figure} data-pointed={index === pointed ? '' : undefined}>
                <span>{t(`${figure}.term`)}</span>
                <b>
                  {t(`${figure}.value`)} <small>{t(`${figure}.unit`)}</small>
                </b>
                {shares[index] !== 0 && <svg width={`${shares[index]}%`} />}
              </li>
            ))}
          </ul>
        </div>
      </Section>
    );
  },
  'page',
);
