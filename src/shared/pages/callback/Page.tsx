// Booking a call: time zone, half hour, contact data, and what the confirmation offers. Under the link of a booked call: that call.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { FormBody } from '../../formParts/FormSection.tsx';
import { useAnswerFocus } from '../../formParts/useAnswerFocus.ts';
import { useNeed } from '../../app/needs.ts';
import { useCallZone } from '../../sections/calls/callColumns.ts';
import { CallHours, CallZone } from '../../sections/calls/CallZone.static.tsx';
import { SlotPicker } from '../../sections/calls/SlotPicker.static.tsx';
import grid from '../../sections/calls/CallGrid.module.css';
import { NightCall } from '../../sections/NightCall.static.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useTimeAgain } from '../../sections/useTimeAgain.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { CallMove, CallState } from './CallShown.tsx';
import css from './Callback.module.css';
import { type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { halfHourMs } from '../../forms/slot.ts';
import { clockText, dayOfMonth, weekdayOf } from '../../i18n/days.ts';
import { localTime } from '../../i18n/zones.ts';
import { useT } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import statesCss from './CallStates.module.css';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { Phrases } from '../../ui/Phrases.tsx';

export function Page() {
  const { page } = useShownPage();
  useAnswerFocus();
  useTimeAgain();
  useCallWatch();
  if (page.id === 'call')
    return (
      <>
        <CallState />
        <Fold />
        <CallMove />
      </>
    );
  return (
    <>
      <section>
        <div className={`${ui.wrap} ${css.top}`}>
          <CallWords />
          <CallZone />
        </div>
        <CallHours />
      </section>
      <Fold />
      <section className={grid.section} id="form">
        <div className={`${ui.wrap} ${grid.grid}`}>
          <SlotPicker form="f-form" />
          <div className={grid.form}>
            <FormBody id="callback" />
          </div>
        </div>
      </section>
      <CallStates />
      <Later needs={['domainInfo']}>
        <NightCall name="night" />
      </Later>
    </>
  );
}

const CallWords = /*#__PURE__*/ staticPart(
  'CallWords',
  function CallWords() {
    const { t } = usePageText();
    return (
      <div>
        <Breadcrumb name={t('name')} />
        <h1>
          <Lines text={t('h1')} />
        </h1>
        <p className={css.lead}>
          <Phrases text={t('lead')} />
        </p>
      </div>
    );
  },
  'page',
);

/** Places of the example's half hours in a day of the desk: before and after the move, and free ones near a taken one. */
const [before, after] = [11, 14];
const near = [10, 14, 15];

type State = 'booked' | 'moved' | 'cancelled' | 'taken';

function Pane({ state, title, children }: { state: State; title: string; children: ReactNode }) {
  const { t } = usePageText();
  return (
    <figure>
      <div className={statesCss.pane}>
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

/** What can happen to a booked call, as four example panes: booked, moved, cancelled, or taken by another visitor first. */
const CallStates = /*#__PURE__*/ staticPart(
  'CallStates',
  function CallStates() {
    const { t } = usePageText();
    const call = useT('call');
    const times = useT('calls');
    const { locale } = usePage();
    const zone = useCallZone();
    // The desk's next whole day: what is shown can be booked, on a day ahead and in the visitor's zone.
    const shown = useNeed('calls').find(({ halves }) => halves.length > Math.max(...near));
    if (!shown) return null;
    const clock = (half: number) => clockText(locale, localTime(zone, shown.at + half * halfHourMs).clock);
    const { day } = localTime(zone, shown.at + before * halfHourMs);
    const date = times('date', { day: dayOfMonth(locale, day), weekday: weekdayOf(locale, day) });
    return (
      <Section name="after" ground="land">
        <div className={statesCss.panes}>
          <Pane state="booked" title={call('ahead.title')}>
            <p className={statesCss.hour}>{clock(before)}</p>
            <p>{date}</p>
            <p className={statesCss.way}>{call('calendar')}</p>
          </Pane>
          <Pane state="moved" title={call('moved.title')}>
            <p className={statesCss.hour}>
              <s>{clock(before)}</s> <b>{clock(after)}</b>
            </p>
            <p>{date}</p>
          </Pane>
          <Pane state="cancelled" title={call('cancelled.title')}>
            <p className={statesCss.hour}>
              <s>{clock(before)}</s>
            </p>
            <p>{date}</p>
            <p className={statesCss.way}>{call('again')}</p>
          </Pane>
          <Pane state="taken" title={t('after.takenTitle')}>
            <p className={statesCss.hour}>
              <s>{clock(before)}</s>
            </p>
            <p>{t('after.near')}</p>
            <ul className={statesCss.near}>
              {near.map((one) => (
                <li key={one}>{clock(one)}</li>
              ))}
            </ul>
          </Pane>
        </div>
      </Section>
    );
  },
  'request',
);

/** Pause in choosing a time zone after which its hours are fetched: with arrow keys each zone on the way is chosen for a moment. */
const pauseMs = 400;

/** Start of the half hour that was chosen when the page was made anew for another zone: it may have been chosen after its hours were asked for. */
let kept = '';

const chosenSlot = () => document.querySelector<HTMLInputElement>('[name=slot]:checked');
const startOf = (slot: string): string => slot.replace(/\[.*/, '');

function showChosen(): void {
  chosenSlot()
    ?.dataset['said']?.split('|')
    .forEach((words, index) => {
      const place = document.getElementById(`said-${index}`);
      if (place) place.textContent = words;
    });
}

/** Reacts to choices while a call is booked: shows the chosen half hour, and on another time zone the times in it. */
function useCallWatch(): void {
  const { path, query } = useShownPage();
  const router = use(NavigatorContext);
  // As a layout effect it ends while the page that is left is still there to be read.
  useLayoutEffect(() => () => void (kept = startOf(chosenSlot()?.value ?? '')), []);
  useEffect(() => {
    for (const half of document.querySelectorAll<HTMLInputElement>('[name=slot]'))
      half.checked ||= startOf(half.value) === kept;
    kept = '';
    let pause: ReturnType<typeof setTimeout> | undefined;
    const showHours = (tz: string) => {
      const slot = chosenSlot()?.value;
      const asked = { ...query, tz, ...(slot && { slot: `${startOf(slot)}[${tz}]` }) };
      router.push(`${path}?${new URLSearchParams(asked)}`, { keepPlace: true });
    };
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'tz') return showChosen();
      clearTimeout(pause);
      pause = setTimeout(() => showHours(target.value), pauseMs);
    };
    showChosen();
    document.addEventListener('change', onChange);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('change', onChange);
    };
  }, [path, query, router]);
}
