// Counts the segments of a message while it is typed. The text stays in the browser; only its length and character set are sent.
import { use, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/PageState.ts';
import { measureMessage, segmentsOf } from '../../calculators/smsCost.ts';
import fields from '../../formParts/fields.module.css';
import type { Live } from '../../live/livePart.tsx';
import { useHydrating } from '../../live/LiveHost.ts';
import ui from '../../ui/common.module.css';
import css from './MessageMeter.module.css';

/** Query values of the calculator that its form passes on unchanged. */
const kept = ['country', 'to', 'n', 'cur'] as const;

/** The visitor's message, for the page that shows its price. */
let written: string | undefined;
const keep = (text: string): void => void (written = text);

export default function MessageMeterLive({ t: { meter: t } }: Live<never, 'meter'>) {
  const { locale, path, query } = useShownPage();
  const router = use(NavigatorContext);
  const [text, setText] = useState(t('example'));
  const area = useRef<HTMLTextAreaElement>(null);
  // Without script the field is read-only and shows an example with its count.
  const counting = !useHydrating();
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.value = written ?? area.current.value;
    setText(area.current.value);
  }, []);
  const { set, length } = measureMessage(text);
  const segments = segmentsOf(set, length);
  /** In place of the form: the message stays, and what was typed into the calculator goes along. */
  function price(event: FormEvent): void {
    event.preventDefault();
    const calculator = document.querySelector<HTMLInputElement>('main [name=n]:not([type=hidden])')?.form;
    const asked = new URLSearchParams(new FormData(calculator ?? undefined) as never);
    asked.set('set', set);
    asked.set('len', String(length));
    keep(text);
    router.push(`${path}?${asked}#result`);
  }
  const values = { count: length, characters: length.toLocaleString(locale.iso), set: t(`sets.${set}`) };
  return (
    <div className={css.band} id="message">
      <form className={`${ui.wrap} ${css.meter}`} method="get" action={`${path}#result`} onSubmit={price}>
        <div>
          <h3>
            <label htmlFor="meter-text">{t('title')}</label>
          </h3>
          <p className={css.text} id="meter-text-h">
            {t('text')}
          </p>
          <textarea
            className={fields.input}
            id="meter-text"
            aria-describedby="meter-text-h"
            rows={5}
            readOnly={!counting}
            autoComplete="off"
            ref={area}
            defaultValue={t('example')}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <p className={ui.cap}>{t('stays')}</p>
        </div>
        <div className={css.count}>
          <output className={ui.num} htmlFor="meter-text">
            {length === 0 ? '–' : segments.toLocaleString(locale.iso)}
            <small>{t('segments', { count: segments })}</small>
          </output>
          <p>{length === 0 ? t('empty') : t('measure', values)}</p>
          <input type="hidden" name="set" value={set} />
          <input type="hidden" name="len" value={length} />
          {kept.map(
            (name) => query[name] !== undefined && <input key={name} type="hidden" name={name} value={query[name]} />,
          )}
          <p>
            <button className={ui.btn}>{t('go')}</button>
          </p>
        </div>
      </form>
    </div>
  );
}
