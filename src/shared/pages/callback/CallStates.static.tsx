// What can happen to a booked call, as four example panes: booked, moved, cancelled, or taken by another visitor first.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { clockText, dayOfMonth, weekdayOf } from '../../i18n/days.ts';
import { useT } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './CallStates.module.css';

/** The example's day and times. */
const [day, before, after] = ['2026-12-22', '14:30', '16:00'];
const near = ['14:00', '16:00', '16:30'];

type State = 'booked' | 'moved' | 'cancelled' | 'taken';

function Pane({ state, title, children }: { state: State; title: string; children: ReactNode }) {
  const { t } = usePageText();
  return (
    <figure>
      <div className={css.pane}>
        <header>
          <h3>{title}</h3>
          <small>{useT('pieces')('example')}</small>
        </header>
        {children}
      </div>
      <figcaption>{t(`after.states.${state}`)}</figcaption>
    </figure>
  );
}

export const CallStates = /*#__PURE__*/ staticPart(
  'CallStates',
  function CallStates() {
    const { t } = usePageText();
    const call = useT('call');
    const times = useT('calls');
    const { locale } = usePage();
    const clock = (text: string) => clockText(locale, text);
    const date = times('date', { day: dayOfMonth(locale, day), weekday: weekdayOf(locale, day) });
    return (
      <Section name="after" ground="land">
        <div className={css.panes}>
          <Pane state="booked" title={call('ahead.title')}>
            <p className={css.hour}>{clock(before)}</p>
            <p>{date}</p>
            <p className={css.way}>{call('calendar')}</p>
          </Pane>
          <Pane state="moved" title={call('moved.title')}>
            <p className={css.hour}>
              <s>{clock(before)}</s> <b>{clock(after)}</b>
            </p>
            <p>{date}</p>
          </Pane>
          <Pane state="cancelled" title={call('cancelled.title')}>
            <p className={css.hour}>
              <s>{clock(before)}</s>
            </p>
            <p>{date}</p>
            <p className={css.way}>{call('again')}</p>
          </Pane>
          <Pane state="taken" title={t('after.takenTitle')}>
            <p className={css.hour}>
              <s>{clock(before)}</s>
            </p>
            <p>{t('after.near')}</p>
            <ul className={css.near}>
              {near.map((one) => (
                <li key={one}>{clock(one)}</li>
              ))}
            </ul>
          </Pane>
        </div>
      </Section>
    );
  },
  'page',
);
