// COBox: the costs of a month run into one bill, the visitor's own month on its screen, who does what, what a backup leaves, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { MonthBill } from '../../sections/calculators/MonthBill.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { campaignDays, sampleBill } from '../../calculators/sampleBill.ts';
import { dayOfMonth } from '../../i18n/days.ts';
import { plainNumber, pricesInColumn, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { tapesTall, tapesWide } from '../../sections/heroes/tapes.tsx';
import ui from '../../ui/common.module.css';
import { coboxTabs, shownTab } from './coboxTab.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Routes } from '../../sections/Routes.tsx';
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
      <Questions ground="water" />
      <FormSection />
    </>
  );
}

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

/** The head of COBox: the costs of an example month, each from its day on, run into one bill. */
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
    // What runs all month begins on the first; a campaign costs on its day.
    const costs = [
      ...(['compute', 'ddos', 'cdn'] as const).map((line) => ({ day: 1, line, amount: lines[line] })),
      ...campaignDays.map(([day, share]) => ({ day, line: 'sms' as const, amount: lines.sms * share })),
    ];
    const bare = (text = '') => text.replace(/^US\$\s?/, '');
    const amounts = pricesInColumn(locale, [...costs.map((cost) => cost.amount), total]);
    const drawing = {
      tapes: costs.map(({ day, line }, row) => ({
        day,
        when: dayOfMonth(locale, november(day)),
        sender: home(`services.bill.${line}`),
        name: t(`month.costs.${line}`) + (line === 'sms' ? ` ${dayOfMonth(locale, november(day))}` : ''),
        amount: bare(amounts[row]),
      })),
      days: [5, 10, 15, 20, 25, 30].map((day) => ({ day, text: dayOfMonth(locale, november(day)) })),
      many: { figure: String(costs.length), lines: t('month.many').split('\n') },
      one: { figure: '1', lines: [...t('month.one').split('\n'), useT('pieces')('example')] },
      total: { label: t('month.total'), amount: bare(amounts.at(-1)) },
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

/** Pictures of COBox that the owner supplies; until then its drawings stand alone. */
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

/** Managed hosting: how many of the tasks of operation we take over, and which stay with the customer. */
const HostingShores = /*#__PURE__*/ staticPart(
  'HostingShores',
  function HostingShores({ name }: { name: string }) {
    const { page, href } = usePage();
    const t = useT('cloudplatform');
    const { items } = usePageText();
    const tasksOf = (side: string) =>
      items(`${name}.${side}.tasks`, '.term').map((task) => ({ term: t(`${task}.term`), text: t(`${task}.text`) }));
    const [we, you] = [tasksOf('we'), tasksOf('you')];
    const count = we.length + you.length;
    const shore = (side: string, tasks: Shore['key']): Shore => ({
      title: t(`${name}.${side}.title`),
      figure: String(tasks.length),
      unit: t(`${name}.${side}.unit`, { count }),
      text: t(`${name}.${side}.text`),
      said: t(`${name}.said`, { tasks: tasks.length, count }),
      taken: tasks.length,
      first: tasks.length,
      key: tasks,
    });
    return (
      <Shores
        id={name}
        segments={count}
        land={{
          ...shore('we', we),
          way: {
            text: t(`${name}.ask`),
            href: href(page.id, { query: { product: page.id, tab: 'hosting' }, hash: 'form' }),
          },
        }}
        water={shore('you', you)}
      />
    );
  },
  'page',
);

/** Hours between backups: a failure just before the next one loses them all. */
const intervals = { day: 24, sixHours: 6, hour: 1 } as const;
const whole = 24;

/** What a failure at the end of the day loses, by how often a system is backed up. */
const RecoveryGaps = /*#__PURE__*/ staticPart(
  'RecoveryGaps',
  function RecoveryGaps({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudplatform');
    const hours = (count: number) => t(`${name}.hours`, { count, hours: plainNumber(locale, count) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={Object.entries(intervals).map(([id, gap]) => ({
            id,
            name: t(`${name}.rows.${id}.term`),
            note: t(`${name}.rows.${id}.text`),
            length: gap,
            outside: gap,
            figure: hours(gap),
            said: t(`${name}.lost`),
          }))}
          axis={{
            length: whole,
            segment: 1,
            marks: [
              { at: whole, text: hours(whole) },
              { at: 12, text: '12' },
              { at: 6, text: '6' },
              { at: 0, text: t(`${name}.failure`) },
            ],
          }}
          outside={t(`${name}.outside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
