// Works out a month's CDN traffic from the query, so that it needs no script and the result has an address.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import fields from '../../forms/ui/fields.module.css';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './CdnEstimate.module.css';
import { EstimateResult } from './EstimateResult.tsx';
import { readGb } from './estimate.ts';

const example = { region: 'AP1', gb: 12_000 };

export function CdnEstimate() {
  const t = useT('prices');
  const { locale, query, href } = usePage();
  const zones = Object.keys(useNeed('prices').bandwidth.usdPerGb);
  const region = zones.find((zone) => zone === query.region) ?? example.region;
  const gb = query.gb === undefined ? example.gb : readGb(query.gb);
  return (
    <form className={css.plate} id="estimate" method="get" action={href('cdn', { hash: 'estimate' })}>
      <h2>{t('estimate.title')}</h2>
      <div className={css.field}>
        <label htmlFor="estimate-region">{t('cdn.zone')}</label>
        <select className={fields.input} id="estimate-region" name="region" defaultValue={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {t(`cdn.zones.${zone}.name`)}
            </option>
          ))}
        </select>
      </div>
      <div className={css.field} data-bad={gb === undefined ? '' : undefined}>
        <label htmlFor="estimate-gb">{t('estimate.gb')}</label>
        <input
          className={fields.input}
          id="estimate-gb"
          name="gb"
          inputMode="numeric"
          required
          defaultValue={gb === undefined ? query.gb : gb.toLocaleString(locale.iso)}
          aria-invalid={gb === undefined || undefined}
          aria-describedby={gb === undefined ? 'estimate-gb-e' : undefined}
        />
        {gb === undefined && (
          <p className={fields.error} id="estimate-gb-e">
            {t('estimate.wrong')}
          </p>
        )}
      </div>
      <button className={ui.btn}>{t('estimate.button')}</button>
      {gb !== undefined && <EstimateResult region={region} gb={gb} />}
    </form>
  );
}
