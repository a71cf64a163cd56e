// The free trial page: hours from notice to end, duration of each stage, one trial for each of six clouds, questions, and the form.
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { SentPage } from '../../sections/SentPage.tsx';
import { usePage } from '../../app/PageContext.ts';
import type { PageId } from '../../app/PageTypes.ts';
import { usd } from '../../i18n/numbers.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import css from './FreeOpen.module.css';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { Segments } from '../../ui/charts/Bars.tsx';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent)
    return (
      <SentPage reference={sent}>
        <TrialHours name="hours" />
        <Questions ground="land" />
      </SentPage>
    );
  return (
    <>
      <TrialHead />
      <Fold />
      <TrialHours name="hours" />
      <TrialFan name="clouds" />
      <Questions ground="land" />
      <FormSection />
    </>
  );
}

/** Stages of a trial on one scale of hours: until we contact the visitor, in use, and from our notice to its end. Once the form is sent, the first stage is marked. */
const TrialHours = /*#__PURE__*/ staticPart(
  'TrialHours',
  function TrialHours({ name }: { name: string }) {
    const { t, items } = usePageText();
    const { reply, trial } = useNeed('claims');
    const isSent = Boolean(usePage().query['sent']);
    const counted = (stage: string, hours: number) => (
      <p className={css.figure}>
        <b>{hours}</b> {t(`${name}.${stage}.unit`)}
      </p>
    );
    return (
      <Section name={name} ground="water">
        <ol className={css.hours}>
          <li aria-current={isSent ? 'step' : undefined}>
            {counted('contact', reply.activationHours)}
            <Segments count={reply.activationHours} most={trial.noticeHours} />
            <h3>
              {isSent && <span>{t('here')}</span>} {t(`${name}.contact.term`)}
            </h3>
            <p>{t(`${name}.contact.text`)}</p>
          </li>
          <li>
            <i className={css.use} />
            <h3>{t(`${name}.use.term`)}</h3>
            <p>{t(`${name}.use.text`)}</p>
          </li>
          <li className={css.notice}>
            {counted('notice', trial.noticeHours)}
            <Segments count={trial.noticeHours} marked />
            <h3>{t(`${name}.notice.term`)}</h3>
            <ul>
              {items(`${name}.notice.ways`, '.term').map((way) => (
                <li key={way}>
                  <b>{t(`${way}.term`)}</b>
                  {t(`${way}.text`)}
                </li>
              ))}
            </ul>
          </li>
        </ol>
      </Section>
    );
  },
  'request',
);

const clouds: readonly PageId[] = ['awsService', 'gcpService', 'azureCloud', 'aliCloud', 'tencentCloud', 'huaweiCloud'];
const known: PageId = 'tencentCloud';

const row = 66;
const middle = (clouds.length * row) / 2;

/** One company, six clouds: a line from its domain to each, with the voucher where there is one. */
const TrialFan = /*#__PURE__*/ staticPart(
  'TrialFan',
  function TrialFan({ name }: { name: string }) {
    const { locale } = usePage();
    const { t } = usePageText();
    const nameOf = useTranslator();
    const { trial } = useNeed('claims');
    const [domain, ending] = t(`${name}.domain`).split('.');
    return (
      <Section name={name} head="beside">
        <div className={css.fan}>
          <p className={css.company}>
            <b>
              {domain}
              <wbr />.{ending}
            </b>{' '}
            {t(`${name}.one`)}
          </p>
          <svg viewBox={`0 0 200 ${2 * middle}`} preserveAspectRatio="none" aria-hidden="true">
            {clouds.map((cloud, index) => {
              const y = row * (index + 0.5);
              return (
                <path
                  key={cloud}
                  className={cloud === known ? css.known : undefined}
                  d={`M0 ${middle}C70 ${middle} 90 ${y} 200 ${y}`}
                />
              );
            })}
          </svg>
          <ol>
            {clouds.map((cloud) => (
              <li key={cloud} className={cloud === known ? css.known : undefined}>
                <i aria-hidden="true">{trial.perProductAndCompany}</i>
                <span>
                  <PageLink to={cloud}>{nameOf(cloud)('name')}</PageLink>
                  {cloud === known && <b>{usd(locale, trial.tencentVoucherUsd)}</b>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    );
  },
  'page',
);

/** Hours that one leaf stands for. */
const step = 4;

/** Hero: the hours from our notice to the end of the trial, as leaves. */
const TrialHead = /*#__PURE__*/ staticPart(
  'TrialHead',
  function TrialHead() {
    const t = useT('freeOpen');
    const { trial } = useNeed('claims');
    const values = { hours: trial.noticeHours };
    const fold = {
      count: trial.noticeHours / step,
      apart: 0,
      step,
      last: t('notice.last', values).split('\n'),
      none: t('notice.none', values).split('\n'),
    };
    return (
      <Hero kind="fold" title={t('notice.title', values)} wide={foldWide(fold)} tall={foldTall(fold)} second="#hours" />
    );
  },
  'page',
);
