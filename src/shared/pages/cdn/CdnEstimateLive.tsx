// Works out a month's CDN traffic: from the query, so that the result has an address, and while it is being typed.
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useShownPage } from '../../app/ShownPage.ts';
import fields from '../../forms/ui/fields.module.css';
import type { Live } from '../../live/livePart.tsx';
import ui from '../../ui/common.module.css';
import css from './CdnEstimate.module.css';
import { EstimateResult } from './EstimateResult.tsx';
import { readGb } from '../../calculators/cdnMonth.ts';

const example = { region: 'AP1', gb: 12_000 };

type Asked = { region: string; gb: number | undefined };

const askedIn = (form: HTMLFormElement): Asked => {
  const { region = '', gb = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return { region, gb: readGb(gb) };
};

export default function CdnEstimateLive({ data: { bandwidth }, t: { prices: t } }: Live<'bandwidth', 'prices'>) {
  const { locale, path, query } = useShownPage();
  const zones = Object.keys(bandwidth.usdPerGb);
  const [first] = useState<Asked>({
    region: zones.find((zone) => zone === query.region) ?? example.region,
    gb: query.gb === undefined ? example.gb : readGb(query.gb),
  });
  const [shown, setShown] = useState(first);
  const [wrong, setWrong] = useState(first.gb === undefined);
  const form = useRef<HTMLFormElement>(null);

  function answer(): void {
    if (!form.current) return;
    const asked = askedIn(form.current);
    // A number half typed is no mistake yet: the last result stays until the next one.
    if (asked.gb === undefined) return;
    setShown(asked);
    setWrong(false);
  }
  // What was typed or chosen before this code was there.
  useLayoutEffect(answer, []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (askedIn(event.currentTarget).gb !== undefined) return;
    event.preventDefault();
    setWrong(true);
  }

  return (
    <form
      className={css.plate}
      id="estimate"
      method="get"
      action={`${path}#estimate`}
      ref={form}
      onInput={answer}
      onSubmit={submit}
    >
      <h2>{t('estimate.title')}</h2>
      <div className={css.field}>
        <label htmlFor="estimate-region">{t('cdn.zone')}</label>
        <select className={fields.input} id="estimate-region" name="region" defaultValue={first.region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {t(`cdn.zones.${zone}.name`)}
            </option>
          ))}
        </select>
      </div>
      <div className={css.field}>
        <label htmlFor="estimate-gb">{t('estimate.gb')}</label>
        <input
          className={fields.input}
          id="estimate-gb"
          name="gb"
          inputMode="numeric"
          required
          defaultValue={first.gb === undefined ? query.gb : first.gb.toLocaleString(locale.iso)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'estimate-gb-e' : undefined}
        />
        {wrong && (
          <p className={fields.error} id="estimate-gb-e">
            {t('estimate.wrong')}
          </p>
        )}
      </div>
      <button className={ui.btn}>{t('estimate.button')}</button>
      {!wrong && shown.gb !== undefined && (
        <EstimateResult bandwidth={bandwidth} region={shown.region} gb={shown.gb} t={t} />
      )}
    </form>
  );
}
