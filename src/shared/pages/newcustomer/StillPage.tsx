// For new customers: which way to begin, both ways side by side, what each gives, and what happens next.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { useT } from '../../i18n/useT.ts';
import { usePageText } from '../../sections/usePageText.ts';
import { percentText, twd, usd } from '../../i18n/numbers.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { StartWay } from '../../sections/calculators/StartWay.static.tsx';
import { CampaignEnd } from '../../sections/CampaignEnd.static.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { HeadLedger } from '../../sections/heads/HeadLedger.tsx';
import newcustomerCss from './Newcustomer.module.css';
import { Section } from '../../sections/Section.tsx';
import ui from '../../ui/common.module.css';
import css from './NewPacks.module.css';

export function Page() {
  return (
    <>
      <CampaignEnd now="prepaidcard" />
      <NewcustomerHead />
      <Fold />
      <StartWay name="start" ground="water" />
      <Table name="ways" />
      <Statement name="trials" ground="water" />
      <NewPacks name="packs" />
      <Statement name="use" ground="water" />
      <Steps name="steps" />
      <OwnerPoints name="period" settings="campaign" />
      <Questions ground="water" />
      <Related to="freeOpen prepaidcard cloudIntegration" />
    </>
  );
}

/** The packs that open a new account, as cells side by side: what is paid, what is credited, and for whom each is. */
const NewPacks = /*#__PURE__*/ staticPart(
  'NewPacks',
  function NewPacks({ name }: { name: string }) {
    const { t, list } = usePageText();
    const words = useT('prepaidcard');
    const { page, locale, href } = usePage();
    const packs = useNeed('prices').prepaid.filter(({ tabs }) => tabs.includes('new'));
    const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const suits = list(`${name}.suits`);
    return (
      <Section name={name}>
        <ul className={css.packs}>
          {packs.map((pack, index) => {
            const { payUsd, creditUsd, approxTwd } = pack;
            const { percent } = bonusOf(pack);
            const isHighest = percent > 0 && percent === highest;
            const plan = wishCode('pack', { pay: payUsd, credit: creditUsd, tab: 'new' });
            const facts = [
              [words('note.pay'), usd(locale, payUsd)],
              [words('note.bonus'), percentText(locale, percent)],
              [t(`${name}.twd`), twd(locale, approxTwd)],
              [t(`${name}.for`), suits[index] ?? ''],
            ] as const;
            return (
              <li key={payUsd} data-hot={isHighest ? '' : undefined}>
                <h3>
                  <small>{words('note.credit')}</small> {usd(locale, creditUsd)}
                </h3>
                <dl>
                  {facts.map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <p>{isHighest && words('note.highest', { percent: percentText(locale, percent) })}</p>
                <a className={ui.btn} href={href('contactUs', { query: { product: page.id, plan } })}>
                  {words('ask')}
                </a>
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
  'page',
);

function Fairway() {
  const t = useT('newcustomer');
  return (
    <figure className={newcustomerCss.fairway}>
      <svg viewBox="0 0 600 340" role="img" aria-label={t('fork.title')}>
        <path
          className={newcustomerCss.water}
          d="M0 130H150C250 130 300 20 430 20H600V96H440C370 96 330 150 290 170C330 190 370 244 440 244H600V320H430C300 320 250 210 150 210H0z"
        />
        <path
          className={newcustomerCss.way}
          d="M20 170H230C320 170 340 58 440 58H590M230 170C320 170 340 282 440 282H590"
        />
        <path className={newcustomerCss.mark} d="M270 158h40v24h-40zM290 158v-34" />
        <circle className={newcustomerCss.top} cx="290" cy="116" r="8" />
        <circle className={newcustomerCss.you} cx="80" cy="170" r="9" />
        <text x="80" y="206" textAnchor="middle">
          {t('fork.you')}
        </text>
        <text x="500" y="64" textAnchor="middle">
          {t('fork.trial')}
        </text>
        <text x="500" y="288" textAnchor="middle">
          {t('fork.pack')}
        </text>
      </svg>
      <figcaption>{t('fork.caption')}</figcaption>
    </figure>
  );
}

/** The head of the page for new customers: a fairway that forks, with a mark where it does. */
const NewcustomerHead = /*#__PURE__*/ staticPart(
  'NewcustomerHead',
  function NewcustomerHead() {
    return <HeadLedger first="trial" second="talk" drawing={<Fairway />} />;
  },
  'page',
);
