// Half hours of a few days to choose from, as radios of a form elsewhere on the page, and the chosen one in large type.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { halfHourMs, slotText, zoneKey } from '../../forms/slot.ts';
import { clockText, dayOfMonth, weekdayOf } from '../../i18n/days.ts';
import { useT } from '../../i18n/useT.ts';
import { localTime } from '../../i18n/zones.ts';
import fields from '../../formParts/fields.module.css';
import { faultText } from '../../forms/formTexts.ts';
import ui from '../../ui/common.module.css';
import { deskZone } from '../deskZones.ts';
import { Linked } from '../Linked.tsx';
import { callSpreads, freeIn, type CallColumn, type CallHalf, useCallZone, useSentSlot } from './callColumns.ts';
import grid from './CallGrid.module.css';
import chosenCss from './ChosenSlot.module.css';
import css from './SlotPicker.module.css';

type InZone = { zone: string };

/** Formats days and times in a zone. */
function useTimeTexts({ zone }: InZone) {
  const t = useT('calls');
  const { locale } = usePage();
  const clockAt = (at: number, by = zone) => clockText(locale, localTime(by, at).clock);
  const date = (day: string, key = 'date') => t(key, { day: dayOfMonth(locale, day), weekday: weekdayOf(locale, day) });
  /** Date, start, end, and start in the desk's zone unless that is the same. */
  const whole = (at: number): string[] => [
    date(localTime(zone, at).day),
    clockAt(at),
    t('until', { clock: clockAt(at + halfHourMs), place: t(`zones.${zoneKey(zone)}`) }),
    zone === deskZone ? '' : t('inTaipei', { clock: clockAt(at, deskZone) }),
  ];
  return { t, clockAt, date, whole };
}

type HalfProps = InZone & { half: CallHalf; form: string; chosen: boolean };

function Half({ half: { at, sign }, zone, form, chosen }: HalfProps) {
  const { t, clockAt, whole } = useTimeTexts({ zone });
  if (sign === 'l')
    return (
      <li className={css.lunch}>
        <span className={ui.vh}>{t('lunch')}</span>
      </li>
    );
  if (sign !== 'f')
    return (
      <li className={css.taken}>
        <s>{clockAt(at)}</s>
        <span className={ui.vh}>{t(sign === 't' ? 'taken' : 'soon')}</span>
      </li>
    );
  return (
    <li>
      <label>
        <input
          type="radio"
          name="slot"
          form={form}
          value={slotText({ at, zone })}
          defaultChecked={chosen}
          data-said={whole(at).join('|')}
        />
        <span>{clockAt(at)}</span>
      </label>
    </li>
  );
}

/** Shows only the first half hour of a lunch break. */
const shownOf = (halves: readonly CallHalf[]): CallHalf[] =>
  halves.filter(({ sign }, index) => sign !== 'l' || halves[index - 1]?.sign !== 'l');

const isFree = (column: CallColumn): boolean => freeIn([column]) > 0;

type ShownDays = {
  spread: readonly CallColumn[];
  /** The day that phones show. */
  shown: string | undefined;
  /** First days of the groups before and after. */
  before: string | undefined;
  after: string | undefined;
  nextFree: string | undefined;
};

/** The group of days shown: with the day in the query, else with that of the chosen or booked call, else the first with a free half hour. */
function useShownDays({
  zone,
  sent,
  booked,
}: InZone & { sent: number | undefined; booked: number | undefined }): ShownDays {
  const { query } = usePage();
  const spreads = callSpreads(useNeed('calls'), zone);
  const dayOf = (at: number | undefined) => (at === undefined ? undefined : localTime(zone, at).day);
  const has = (day: string | undefined) => (spread: readonly CallColumn[]) =>
    spread.some((column) => column.day === day);
  const wanted = [query['day'], dayOf(sent), dayOf(booked)].find((day) => day && spreads.some(has(day)));
  const found = Math.max(0, spreads.findIndex(wanted ? has(wanted) : (spread) => spread.some(isFree)));
  const spread = spreads[found] ?? [];
  return {
    spread,
    shown: wanted ?? (spread.find(isFree) ?? spread[0])?.day,
    before: spreads[found - 1]?.[0]?.day,
    after: spreads[found + 1]?.[0]?.day,
    nextFree: [...spreads.slice(found), ...spreads].flat().find(isFree)?.day,
  };
}

/** The title with links to other days, then the days shown, as links for phones. */
function DayLinks({ zone, spread, shown, before, after, nextFree }: InZone & ShownDays) {
  const { locale, path } = usePage();
  const { t, date } = useTimeTexts({ zone });
  const linkTo = (day: string) => `${path}?${new URLSearchParams({ tz: zone, day })}#times`;
  return (
    <>
      <div className={css.top}>
        <h2>
          {t('from', { day: dayOfMonth(locale, (spread.find(isFree) ?? spread[0])?.day ?? ''), count: freeIn(spread) })}
        </h2>
        <p>
          {before && <a href={linkTo(before)}>{t('before')}</a>}
          {after && <a href={linkTo(after)}>{t('after')}</a>}
          {nextFree && !spread.some(isFree) && <a href={linkTo(nextFree)}>{t('nextFree', { date: date(nextFree) })}</a>}
        </p>
      </div>
      <ol className={css.heads}>
        {spread.map(({ day, halves }) => (
          <li key={day}>
            <a
              href={linkTo(day)}
              aria-current={day === shown || undefined}
              data-closed={halves.length === 0 || undefined}
            >
              <span>{weekdayOf(locale, day)}</span>
              <b>{Number(day.slice(-2))}</b>
              <small>{halves.length === 0 ? t('closed') : t('free', { count: freeIn([{ day, halves }]) })}</small>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

type HalvesProps = InZone & Pick<ShownDays, 'spread' | 'shown'> & { sent: number | undefined; form: string };

/** The half hours of the days shown, with the error of a form that was sent without one. */
function Halves({ zone, spread, shown, sent, form }: HalvesProps) {
  const { t, date } = useTimeTexts({ zone });
  const forms = useT('forms');
  const fault = usePage().form?.faults.find(({ field }) => field === 'slot');
  return (
    <>
      {fault && (
        <p className={fields.error} id="f-slot-e">
          {faultText(forms, fault)}
        </p>
      )}
      <div
        className={css.columns}
        id="f-slot"
        role="group"
        aria-label={t('choose')}
        aria-describedby={fault && 'f-slot-e'}
        tabIndex={-1}
      >
        {spread.map(({ day, halves }) => (
          <fieldset key={day} data-shown={day === shown || undefined} data-closed={halves.length === 0 || undefined}>
            <legend className={ui.vh}>{date(day)}</legend>
            {halves.length === 0 ? (
              <p>{date(day, 'closedOn')}</p>
            ) : (
              <ul>
                {shownOf(halves).map((half) => (
                  <Half key={half.at} half={half} zone={zone} form={form} chosen={half.at === sent} />
                ))}
              </ul>
            )}
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** `booked`: time of the call to move. `bookedZone`: the zone it was booked in. */
type Props = { form: string; booked?: number; bookedZone?: string };

export const SlotPicker = /*#__PURE__*/ staticPart(
  'SlotPicker',
  function SlotPicker({ form, booked, bookedZone }: Props) {
    const zone = useCallZone(bookedZone);
    const sent = useSentSlot()?.at;
    const { t, whole } = useTimeTexts({ zone });
    const days = useShownDays({ zone, sent, booked });
    const said = sent === undefined ? [t('choose'), '', '', ''] : whole(sent);
    // The stylesheet takes away the form beside it, which cannot be sent without a half hour.
    if (!days.nextFree)
      return (
        <h2 className={grid.full} id="times">
          <Linked text={t('noneFree')} />
        </h2>
      );
    return (
      <>
        <div className={css.days} id="times">
          <DayLinks zone={zone} {...days} />
          <Halves zone={zone} spread={days.spread} shown={days.shown} sent={sent} form={form} />
        </div>
        <div className={chosenCss.chosen} role="status">
          <p id="said-0">{said[0]}</p>
          <b id="said-1">{said[1]}</b>
          <p id="said-2">{said[2]}</p>
          <small id="said-3">{said[3]}</small>
        </div>
      </>
    );
  },
  'request',
);
