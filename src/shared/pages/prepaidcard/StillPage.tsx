// The prepaid page: packs in two tabs, which of them covers a need, what the credit pays, questions, and the request for payment details.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { contentQuery } from '../../app/frameNames.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { useT } from '../../i18n/useT.ts';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { CurrencyChoice, useMoney } from '../../sections/CurrencyChoice.tsx';
import { bonusText, percentText, twd, usd } from '../../i18n/numbers.ts';
import { Rosette } from '../../ui/charts/Rosette.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { PrepaidNeed } from '../../sections/calculators/PrepaidNeed.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { AddLine } from '../../sections/AddLine.tsx';
import { DataLinks } from '../../sections/prices/PriceTable.tsx';
import { Section } from '../../sections/Section.tsx';
import ui from '../../ui/common.module.css';
import css from './Prepaid.module.css';
import { FigureWords } from '../../sections/heroes/FigureWords.tsx';
import { beyond, type Drawn, Hero } from '../../sections/heroes/Hero.tsx';
import { StairGround, StepWords, baseY, startsOf } from '../../sections/heroes/stairs.tsx';
import { rounded } from '../../calculators/rounded.ts';

export function Page() {
  return (
    <>
      <PrepaidHead />
      <Fold />
      <PackNotes />
      <PrepaidNeed name="need" ground="water" />
      <Statement name="use" ground="land" />
      <Proofs of="page" />
      <Questions />
    </>
  );
}

const tabs = ['new', 'topup'] as const;

/** The packs of the chosen tab as banknotes. Tabs are links, so that each has its own address. */
const PackNotes = /*#__PURE__*/ staticPart(
  'PackNotes',
  function PackNotes() {
    const t = useT('prepaidcard');
    const { query, href, locale, page } = usePage();
    const action = useT('forms')(`actions.${page.id}`);
    const { currency, money } = useMoney();
    const tab = tabs.find((one) => one === query['tab']) ?? 'new';
    const packs = useNeed('prices').prepaid.filter((pack) => pack.tabs.includes(tab));
    const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const others = Object.entries(contentQuery(query)).filter(([name]) => name !== 'tab');
    const hrefOf = (one: string) => {
      const asked = Object.fromEntries(one === 'new' ? others : [...others, ['tab', one]]);
      return href('prepaidcard', { hash: 'packs', ...(Object.keys(asked).length > 0 && { query: asked }) });
    };
    return (
      <Section name="packs">
        <div className={css.choices}>
          <nav className={ui.choice} aria-label={t('tabs.label')} data-tabs="">
            {tabs.map((one) => (
              <a key={one} href={hrefOf(one)} aria-current={one === tab ? 'page' : undefined}>
                {t(`tabs.${one}`)}
              </a>
            ))}
          </nav>
          <CurrencyChoice anchor="packs" />
        </div>
        <ul className={css.notes} data-count={packs.length}>
          {packs.map((pack) => {
            const { payUsd, creditUsd, approxTwd } = pack;
            const bonus = bonusOf(pack);
            const plan = wishCode('pack', { pay: payUsd, credit: creditUsd, tab });
            const isHighest = bonus.percent > 0 && bonus.percent === highest;
            const facts = [
              [t('note.credit'), usd(locale, creditUsd)],
              [t('note.bonus'), bonusText(locale, bonus)],
              [t('note.twd'), currency === 'usd' ? twd(locale, approxTwd) : usd(locale, payUsd)],
            ] as const;
            return (
              <li key={payUsd} data-hot={isHighest ? '' : undefined}>
                <Rosette payUsd={payUsd} />
                <h3>
                  <small>{t('note.pay')}</small> {money(payUsd)}
                </h3>
                <dl>
                  {facts.map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {isHighest && <p>{t('note.highest', { percent: percentText(locale, highest) })}</p>}
                <div className={css.next}>
                  <a className={ui.btn} href={href('contactUs', { query: { product: page.id, plan } })}>
                    {action}
                  </a>
                  <AddLine line={{ kind: 'topUp', id: String(payUsd), quantity: 1, months: 1 }} />
                  <a href={href('success', { query: { plan: String(payUsd), type: tab } })}>{t('note.details')}</a>
                </div>
              </li>
            );
          })}
        </ul>
        <p className={ui.cap}>{t('approximate', useFacts())}</p>
        <DataLinks list="prepaid" />
      </Section>
    );
  },
  'request',
);

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
  const yOf = (value: number) => rounded(baseY - (value / highest) * (baseY - top), 1);
  const starts = startsOf(steps.map(({ credit }) => credit));
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={steps.map(({ pay }) => yOf(pay))} starts={starts} />
        {steps.map(({ pay, credit, paid, credited }, index) => {
          const x = starts[index] ?? 0;
          const end = starts[index + 1] ?? width + beyond;
          const y = yOf(pay);
          return (
            <g key={pay}>
              <path className="hero-f" d={`M${x || -beyond} ${y}V${yOf(credit)}H${end}V${y}z`} />
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
  const xOf = (value: number) => rounded((value / highest) * widest, 1);
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

const PrepaidHead = /*#__PURE__*/ staticPart(
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
