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
import { Hero } from '../../sections/heroes/Hero.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { scanTall, scanWide } from './scanAreas.tsx';

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
