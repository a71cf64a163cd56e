// The hours of a trial at one scale: those until we contact the visitor, the time in use, and those between our notice and the end; who has sent the form stands at the first.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Segments } from '../../ui/charts/Segments.tsx';
import css from './TrialHours.module.css';

export const TrialHours = /*#__PURE__*/ staticPart(
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
