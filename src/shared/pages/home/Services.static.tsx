// The services, one cell each with the figure that matters most.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { fromPrices } from '../../calculators/fromPrices.ts';
import { sampleBill } from '../../calculators/sampleBill.ts';
import { countryName } from '../../i18n/displayNames.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { star } from '../../i18n/marks.ts';
import { useT } from '../../i18n/useT.ts';
import { usd, plainNumber } from '../../i18n/numbers.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/PageHead.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import type { PageId } from '../pages.ts';
import css from './Services.module.css';

type Props = {
  id: string;
  /** The cell links to the first of these pages that exists in the page's language. */
  to: readonly PageId[];
  figure?: string;
  children: ReactNode;
};

/** A cell: name and figure; explanation and link are folded on phones. */
function ServiceCell({ id, to, figure, children }: Props) {
  const t = useT('home');
  const { has } = usePage();
  const page = to.find((candidate) => has(candidate));
  return (
    <div>
      <h3>{page ? <PageLink to={page}>{t(`services.${id}.title`)}</PageLink> : t(`services.${id}.title`)}</h3>
      {figure && (
        <p className={css.figure}>
          {figure}
          <small>{t(`services.${id}.unit`)}</small>
        </p>
      )}
      <PhoneFold title={t(`services.${id}.fold`)}>
        {children}
        {page && (
          <PageLink to={page} className={ui.more}>
            {t(`services.${id}.link`)}
          </PageLink>
        )}
      </PhoneFold>
    </div>
  );
}

/** COFlyer: number of countries, and the price of a message in those of our list. */
function SmsCell() {
  const t = useT('home');
  const { locale } = usePage();
  const rows = useNeed('prices').sms.map(({ country, usdPerSegment }) => ({
    label: countryName(locale, country),
    value: usdPerSegment,
  }));
  return (
    <ServiceCell id="sms" to={['sms']} figure={t('sms.countries')}>
      <Bars rows={rows} />
      <p>{t('services.sms.text')}</p>
    </ServiceCell>
  );
}

/** Cloud servers: the lowest price, and every model's platform price on one scale. */
function ServersCell() {
  const t = useT('home');
  const { locale } = usePage();
  const prices = useNeed('prices');
  const rows = prices.servers.map(({ type, platformUsdMonth }) => ({
    label: type,
    value: platformUsdMonth,
  }));
  return (
    <ServiceCell id="servers" to={['server', 'cloudIntegration']} figure={usd(locale, fromPrices(prices).servers)}>
      <Bars rows={rows} />
      <p>{t('services.servers.text')}</p>
    </ServiceCell>
  );
}

/** Prepaid packs: what is paid and what is credited, more for larger amounts. */
function PrepaidCell() {
  const t = useT('home');
  const { locale } = usePage();
  return (
    <ServiceCell id="prepaid" to={['prepaidcard', 'contactUs']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('services.prepaid.pay')}</th>
            <th scope="col">{t('services.prepaid.credit')}</th>
          </tr>
        </thead>
        <tbody>
          {useNeed('prices').prepaid.map(({ payUsd, creditUsd }) => (
            <tr key={payUsd}>
              <td>{usd(locale, payUsd)}</td>
              <td>{creditUsd > payUsd ? <b>{usd(locale, creditUsd)}</b> : usd(locale, creditUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('services.prepaid.text')}</p>
    </ServiceCell>
  );
}

const stages = ['audit', 'move', 'cutover'] as const;

/** Migration: stages of the work and where the switch is; not to scale, and the text says so. */
function MigrationCell() {
  const t = useT('home');
  return (
    <ServiceCell id="migration" to={['alicloudMigration']}>
      <p>{t('services.migration.text')}</p>
      <ol className={css.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{t(`services.migration.${stage}.term`)}</b>
            <i />
            {t(`services.migration.${stage}.text`)}
          </li>
        ))}
      </ol>
      <p className={ui.cap}>{t('services.migration.note')}</p>
    </ServiceCell>
  );
}

/** DDoS protection: the cleaning rate, and the plans from the smallest to the largest. */
function DdosCell() {
  const t = useT('home');
  const { locale } = usePage();
  const prices = useNeed('prices');
  const rows = prices.ddos.map(({ protect, platformUsdMonth, source }) => {
    const [bandwidth = '', line] = joinWords(protect).split(',');
    const marks = (line ? star(locale) : '') + (source === 'sample' ? '†' : '');
    return { label: bandwidth + marks, value: platformUsdMonth };
  });
  const from = usd(locale, fromPrices(prices).ddos);
  return (
    <ServiceCell id="ddos" to={['ddos', 'cloudCdn']} figure={t('services.ddos.figure')}>
      <Bars rows={rows} />
      <p>{t('services.ddos.text', { from })}</p>
    </ServiceCell>
  );
}

/** COBox: several services on one example bill, added up from our price lists. */
function BillCell() {
  const t = useT('home');
  const { locale } = usePage();
  const bill = sampleBill(useNeed('prices'));
  if (!bill) return null;
  const messages = plainNumber(locale, bill.contents.messages);
  const largest = Math.max(...Object.values(bill.lines));
  const rows = Object.entries(bill.lines).map(([id, value]) => ({
    label: t(`services.bill.${id}`),
    value,
    strong: value === largest,
  }));
  return (
    <ServiceCell id="bill" to={['cloudplatform']} figure={usd(locale, bill.total)}>
      <p>{t('services.bill.text', { ...bill.contents, protect: joinWords(bill.contents.protect), messages })}</p>
      <Bars rows={rows} />
    </ServiceCell>
  );
}

const steps = ['ask', 'review', 'start'] as const;
/** Ten rows of fifty dots: dashes of no length, of which only the round ends show. */
const players = `M.5.5h49.5${'m-49.5 1h49.5'.repeat(9)}`;

export const Services = /*#__PURE__*/ staticPart(
  'Services',
  function Services() {
    const t = useT('home');
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('services.title')}>{t('services.text')}</SectionHead>
        <div className={css.ledger}>
          <BillCell />
          <SmsCell />
          <DdosCell />
          <ServiceCell id="shield" to={['coshield']} figure={t('services.shield.figure')}>
            <svg className={css.dots} viewBox="0 0 50 10" aria-hidden="true">
              <path d={players} />
            </svg>
            <p>{t('services.shield.text')}</p>
          </ServiceCell>
          <PrepaidCell />
          <ServersCell />
          <MigrationCell />
          <ServiceCell id="trial" to={['freeOpen']}>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`services.trial.${step}`)}</li>
              ))}
            </ol>
          </ServiceCell>
        </div>
      </section>
    );
  },
  'page',
);
