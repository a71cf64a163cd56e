// The Google Cloud page: what a query reads of a table, when it fits, what an order puts in writing, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Order } from '../../sections/Order.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { tableScan } from '../../calculators/tableScan.ts';
import { Section } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './BytesRead.module.css';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import type { TableScan } from '../../facts/facts.ts';
import { rounded } from '../../calculators/rounded.ts';

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

// The hero's table: a row for each column and a cell for each week. The columns that a query reads are a band, its weeks magenta.
type Words = { whole: readonly string[]; band: string; figure: string; share: readonly string[] };

/** Size of a drawing and positions of its words: names and band from the left, figure and share above the band, distance of lines. */
const desk = { width: 1440, height: 800, names: 80, band: 240, figure: 88, share: 48, apart: 26, isWide: true };
const phone = { width: 390, height: 312, names: 16, band: 100, figure: 72, share: 42, apart: 22, isWide: false };

function scanDrawn({ columns, weeks, reads, readWeeks }: TableScan, words: Words, sheet: typeof desk): Drawn {
  const { width, height, apart, isWide } = sheet;
  const [w, h] = [rounded(width / weeks, 2), rounded(height / columns, 2)];
  const [x, y] = [rounded(width - w * readWeeks, 2), rounded(height - h * reads.length, 2)];
  const right = width - 16;
  const middle = (row: number) => y + h * (row + 0.5) + 6;
  /** Lines at the right or left edge, the first one bold. */
  const lined = (lines: readonly string[], from: number, atRight: boolean) =>
    lines.map((line, index) => (
      <text
        key={line}
        x={atRight ? right : 16}
        y={from + apart * index}
        className={`${index === 0 ? 'hero-b' : ''} ${atRight ? 'hero-e' : ''}`}
      >
        {line}
      </text>
    ));
  return {
    height,
    body: (
      <>
        <rect className={css.band} y={y} width={width} height={rounded(height - y, 2)} />
        <rect className={css.read} x={x} y={y} width={rounded(width - x, 2)} height={rounded(height - y, 2)} />
        <path
          className={css.gap}
          d={`M0 ${h}${`h${width}m-${width} ${h}`.repeat(columns - 1)}M${w} 0${`v${height}m${w}-${height}`.repeat(weeks - 1)}`}
        />
        {reads.map((name, row) => (
          <text key={name} x={sheet.names} y={middle(row)} className="hero-mono">
            {name}
          </text>
        ))}
        {lined(words.whole, isWide ? 44 : 32, isWide)}
        <text x={sheet.band} y={middle(0)} className="hero-b">
          {words.band}
        </text>
        <text x={right} y={y - sheet.figure} className="hero-fig hero-mg hero-e">
          {words.figure}
        </text>
        {lined(words.share, y - sheet.share, true)}
      </>
    ),
  };
}

/** Hero: a table that fills the drawing, and the part of it that one query reads. */
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
        wide={scanDrawn(scan, words, desk)}
        tall={scanDrawn(scan, words, phone)}
        second="trial"
      />
    );
  },
  'page',
);

/** An example query over four weeks; the same in every language. */
const queryOf = ([day = '', sum = '']: readonly string[]) =>
  `SELECT ${day}, SUM(${sum})\nFROM sales\nWHERE ${day} >= '2026-10-26'\nGROUP BY ${day}`;

/** Index of the bar that is marked. */
const pointed = 2;

/** What four queries read of one table, as bars on one scale, beside the query that reads the least without a cache. */
const BytesRead = /*#__PURE__*/ staticPart(
  'BytesRead',
  function BytesRead({ name }: { name: string }) {
    const { page } = usePage();
    const { t, items } = usePageText();
    const { scan } = useNeed('clouds')[page.id] ?? {};
    if (!scan) throw new Error('content/clouds/gcpService.yaml says nothing about a query');
    // The whole table, some columns, some weeks of these columns, and nothing thanks to the result cache.
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
