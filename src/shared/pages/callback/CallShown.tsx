// The page of a booked call: its state, what the visitor can do with it, and other times to move it to.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { answerPlace } from '../../forms/Form.ts';
import { halfHourMs, zoneKey } from '../../forms/slot.ts';
import { clockText, dayOfMonth, weekdayOf } from '../../i18n/days.ts';
import { useT } from '../../i18n/useT.ts';
import { localTime } from '../../i18n/zones.ts';
import grid from '../../sections/calls/CallGrid.module.css';
import { SlotPicker } from '../../sections/calls/SlotPicker.static.tsx';
import { deskZone } from '../../sections/deskZones.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import css from './CallState.module.css';

export const CallState = /*#__PURE__*/ staticPart(
  'CallState',
  function CallState() {
    const t = useT('call');
    const times = useT('calls');
    const { locale, href, params, query } = usePage();
    const { at, zone, state, said, reference, phoneEnd } = useNeed('call');
    const clockAt = (moment: number, by = zone) => clockText(locale, localTime(by, moment).clock);
    const { day } = localTime(zone, at);
    const date = times('date', { day: dayOfMonth(locale, day), weekday: weekdayOf(locale, day) });
    const here = href('call', { params: { link: params['link'] ?? '' } });
    const head = state === 'ahead' && query['did'] === 'moved' && !said ? 'moved' : state;
    return (
      <section className={css.state} data-state={state}>
        <div className={ui.wrap} id={answerPlace} role="status" tabIndex={-1}>
          <Breadcrumb name={t('name')} />
          <h1>{t(`${head}.title`)}</h1>
          {said && <p className={css.fault}>{t(`said.${said}`)}</p>}
          <p className={css.date}>{date}</p>
          <p className={css.hour}>{state === 'cancelled' ? <s>{clockAt(at)}</s> : clockAt(at)}</p>
          <p>{times('until', { clock: clockAt(at + halfHourMs), place: times(`zones.${zoneKey(zone)}`) })}</p>
          {zone !== deskZone && <p className={ui.dim}>{times('inTaipei', { clock: clockAt(at, deskZone) })}</p>}
          <p>{t(`${head}.text`, { digits: phoneEnd })}</p>
          <p className={ui.cap}>{t('reference', { reference })}</p>
          {state === 'ahead' ? (
            <div className={ui.acts}>
              <a className={`${ui.btn} ${ui.go}`} href={`${here}?file=ics`} download="call.ics" data-reload="">
                {t('calendar')}
              </a>
              <a className={ui.btn} href="#move">
                {t('move')}
              </a>
              <form method="post" action={here}>
                <button className={ui.btn} name="act" value="cancel">
                  {t('cancel')}
                </button>
              </form>
            </div>
          ) : (
            <p className={ui.acts}>
              <a className={`${ui.btn} ${ui.go}`} href={href('callback')}>
                {t('again')}
              </a>
            </p>
          )}
        </div>
      </section>
    );
  },
  'request',
);

/** The times to move the call to; absent once it is over or cancelled. */
export const CallMove = /*#__PURE__*/ staticPart(
  'CallMove',
  function CallMove() {
    const t = useT('calls');
    const { path } = usePage();
    const { at, zone, state } = useNeed('call');
    if (state !== 'ahead') return null;
    return (
      <section className={grid.section} id="move">
        <div className={`${ui.wrap} ${grid.grid}`}>
          <SlotPicker form="move-form" booked={at} bookedZone={zone} />
          <form className={grid.form} id="move-form" method="post" action={path}>
            <button className={`${ui.btn} ${ui.go}`} name="act" value="move">
              {t('move')}
            </button>
          </form>
        </div>
      </section>
    );
  },
  'request',
);
