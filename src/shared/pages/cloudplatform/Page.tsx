// The COBox page: costs of a month run into one bill, the visitor's own month, who does what, what a backup leaves, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { MonthBill } from '../../sections/calculators/MonthBill.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { campaignDays, sampleBill } from '../../calculators/sampleBill.ts';
import { pricesInColumn, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { bareAmount, exampleAxis, exampleDay, tapesTall, tapesWide } from '../../sections/heroes/tapes.tsx';
import ui from '../../ui/common.module.css';
import { coboxTabs, shownTab } from './coboxTab.ts';
import { BackupRoutes } from '../../sections/Routes.tsx';
import { TaskShores } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import { useOwner } from '../../owner/useOwner.ts';
import css from './Screenshots.module.css';

export function Page() {
  return (
    <>
      <CoboxHead />
      <Fold />
      <MonthBill name="bill" />
      <Screenshots name="screens" />
      <HostingShores name="roles" />
      <RecoveryGaps name="gap" ground="paper" />
      <Proofs of="page" />
      <Questions ground="water" />
      <FormSection />
    </>
  );
}

/** Hero: the costs of an example month, each from the day it starts, run into one bill. */
const CoboxHead = /*#__PURE__*/ staticPart(
  'CoboxHead',
  function CoboxHead() {
    const t = useT('cloudplatform');
    const home = useT('home');
    const page = usePage();
    const { locale, query } = page;
    const bill = sampleBill(useNeed('prices'));
    if (!bill) throw new Error('content/prices lacks what the example bill is made of');
    const { lines, total } = bill;
    const shown = shownTab(query);
    const hosting = shown === 'hosting';
    // Services that run all month start on the first; a campaign costs on its day.
    const costs = [
      ...(['compute', 'ddos', 'cdn'] as const).map((line) => ({ day: 1, line, amount: lines[line] })),
      ...campaignDays.map(([day, share]) => ({ day, line: 'sms' as const, amount: lines.sms * share })),
    ];
    const amounts = pricesInColumn(locale, [...costs.map((cost) => cost.amount), total]);
    const drawing = {
      tapes: costs.map(({ day, line }, row) => ({
        day,
        when: exampleDay(locale, day),
        sender: home(`services.bill.${line}`),
        name: t(`month.costs.${line}`) + (line === 'sms' ? ` ${exampleDay(locale, day)}` : ''),
        amount: bareAmount(amounts[row]),
      })),
      days: exampleAxis(locale),
      many: { figure: String(costs.length), lines: t('month.many').split('\n') },
      one: { figure: '1', lines: [...t('month.one').split('\n'), useT('pieces')('example')] },
      total: { label: t('month.total'), amount: bareAmount(amounts.at(-1)) },
    };
    return (
      <Hero
        kind="tapes"
        said={hosting ? { h1: t('hosting.h1'), lead: t('hosting.lead') } : undefined}
        tabs={
          <nav className={`${ui.choice} hero-tabs`} aria-label={t('tabs.label')} data-tabs="">
            {coboxTabs.map((tab) => (
              <a
                key={tab}
                href={page.href('cloudplatform', tab === 'hosting' ? { query: { tab } } : {})}
                aria-current={tab === shown ? 'page' : undefined}
              >
                {t(`tabs.${tab}`)}
              </a>
            ))}
          </nav>
        }
        title={t('month.title', { count: costs.length, total: usd(locale, total) })}
        wide={tapesWide(drawing)}
        tall={tapesTall(drawing)}
        second={hosting ? '#roles' : '#bill'}
      />
    );
  },
  'request',
);

/** Screenshots of COBox that the owner supplies; nothing until then. */
const Screenshots = /*#__PURE__*/ staticPart(
  'Screenshots',
  function Screenshots({ name }: { name: string }) {
    const { locale } = usePage();
    const { screenshots } = useOwner().owner.cobox;
    if (screenshots.length === 0) return null;
    return (
      <Section name={name}>
        <div className={css.screens}>
          {screenshots.map(({ file, alt }) => (
            <img key={file} src={`/${file}`} alt={alt[locale.code]} loading="lazy" />
          ))}
        </div>
      </Section>
    );
  },
  'page',
);

/** Managed hosting: which tasks of operation are ours and which stay with the customer. */
const HostingShores = /*#__PURE__*/ staticPart(
  'HostingShores',
  function HostingShores({ name }: { name: string }) {
    const { page, href } = usePage();
    const { t } = usePageText();
    const asked = href(page.id, { query: { product: page.id, tab: 'hosting' }, hash: 'form' });
    return <TaskShores name={name} land="we" water="you" way={{ text: t(`${name}.ask`), href: asked }} />;
  },
  'page',
);

/** Hours between backups: a failure just before the next backup loses all of them. */
const gaps = { day: 24, sixHours: 6, hour: 1 };
const whole = 24;

/** What a failure at the end of the day loses, by the interval of backups. */
const RecoveryGaps = /*#__PURE__*/ staticPart(
  'RecoveryGaps',
  function RecoveryGaps({ name, ground }: { name: string; ground: Ground }) {
    const t = useT('cloudplatform');
    const marks = [
      { at: whole, text: t(`${name}.hours`, { count: whole, hours: whole }) },
      { at: 12, text: '12' },
      { at: 6, text: '6' },
      { at: 0, text: t(`${name}.failure`) },
    ];
    return <BackupRoutes name={name} ground={ground} gaps={gaps} whole={whole} marks={marks} />;
  },
  'page',
);
