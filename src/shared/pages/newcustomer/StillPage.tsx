// The page for new customers: a trial beside prepaid packs, which of them fits, and questions.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { percentText, twd, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { CampaignEnd } from '../../sections/Campaign.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Segments } from '../../ui/charts/Bars.tsx';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { useTrialHref } from '../../ui/PageLink.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import css from './Ways.module.css';
import { startWayFields } from '../../calculators/startWay.ts';
import { Answer, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="prepaidcard" />
      <NewcustomerHead />
      <Fold />
      <Ways />
      <StartWay name="start" ground="water" />
      <Questions />
    </>
  );
}

const NewcustomerHead = /*#__PURE__*/ staticPart(
  'NewcustomerHead',
  function NewcustomerHead() {
    const { t } = usePageText();
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);

/** Hours of a trial on one scale: until we contact the visitor, and of notice before the end. */
function Trial() {
  const { t } = usePageText();
  const { reply, trial } = useNeed('claims');
  const hours = [
    ['contact', reply.activationHours],
    ['notice', trial.noticeHours],
  ] as const;
  return (
    <div className={css.half}>
      <h2>{t('trial.title')}</h2>
      <p>{t('trial.text')}</p>
      <ul className={css.hours}>
        {hours.map(([stage, count]) => (
          <li key={stage}>
            <b>{count}</b> {t(`trial.${stage}`)}
            <Segments count={count} most={trial.noticeHours} marked={stage === 'notice'} />
          </li>
        ))}
      </ul>
      <a className={`${ui.btn} ${ui.go}`} href={useTrialHref()}>
        {t('trial.go')}
      </a>
    </div>
  );
}

/** The packs for new accounts: credited and paid amounts. */
function Packs() {
  const { t } = usePageText();
  const words = useT('prepaidcard');
  const approx = useT('calculators');
  const ask = useT('forms')('actions.prepaidcard');
  const { page, locale, href } = usePage();
  const packs = useNeed('prices').prepaid.filter(({ tabs }) => tabs.includes('new'));
  const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));
  return (
    <div className={css.half} data-ground="land">
      <h2>{t('packs.title')}</h2>
      <p>{t('packs.text')}</p>
      <ul className={css.packs}>
        {packs.map((pack) => {
          const { payUsd, creditUsd, approxTwd } = pack;
          const { percent } = bonusOf(pack);
          const plan = wishCode('pack', { pay: payUsd, credit: creditUsd, tab: 'new' });
          return (
            <li key={payUsd}>
              <h3>{usd(locale, creditUsd)}</h3>
              <p>
                {t('packs.pay')} {usd(locale, payUsd)}
                {inBrackets(locale, approx('prepaid.approx', { amount: twd(locale, approxTwd) }))}
                {percent > 0 && percent === highest && (
                  <strong>{words('note.highest', { percent: percentText(locale, percent) })}</strong>
                )}
              </p>
              <a href={href('contactUs', { query: { product: page.id, plan } })}>{ask}</a>
            </li>
          );
        })}
      </ul>
      <a className={ui.btn} href={href('prepaidcard', { hash: 'packs' })}>
        {t('packs.go')}
      </a>
    </div>
  );
}

const Ways = /*#__PURE__*/ staticPart(
  'Ways',
  function Ways() {
    const approximate = useT('prepaidcard')('approximate', useFacts());
    return (
      <section id="packs" className={`${ui.wrap} ${css.ways}`}>
        <div>
          <Trial />
          <Packs />
        </div>
        <p className={ui.cap}>{approximate}</p>
      </section>
    );
  },
  'page',
);

/** How a new customer should start: with a trial if they do not know what they need yet, or with a pack if they do. */
const StartWay = /*#__PURE__*/ staticPart(
  'StartWay',
  function StartWay(props: CalculatorProps) {
    const t = useT('calculators');
    const { href } = usePage();
    const ways = {
      no: href('freeOpen'),
      yes: href('prepaidcard', { hash: 'packs' }),
    };
    return (
      <Calculator {...props} words="start" fields={startWayFields}>
        {({ know }) => (
          <Answer
            figure={t(`start.${know}.figure`)}
            text={t(`start.${know}.text`)}
            wish={wishCode(know === 'no' ? 'trial' : 'prepaid', {})}
          >
            <p>
              <a className={ui.btn} href={ways[know]}>
                {t(`start.${know}.go`)}
              </a>
            </p>
          </Answer>
        )}
      </Calculator>
    );
  },
  'request',
);
