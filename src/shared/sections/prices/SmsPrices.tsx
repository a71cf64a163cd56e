// What a message costs in each country with a listed price, when that was last true, and when Taiwan must not be disturbed.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { CurrencyChoice } from '../CurrencyChoice.tsx';
import { useMoney } from '../useMoney.ts';
import css from './Prices.module.css';
import { PriceTable } from './PriceTable.tsx';

export function SmsPrices() {
  const t = useT('prices');
  const { locale, href } = usePage();
  const { column } = useMoney();
  const { sms } = useNeed('prices');
  const countries = new Intl.DisplayNames(locale.iso, { type: 'region' });
  const days = new Intl.DateTimeFormat(locale.iso, { dateStyle: 'medium', timeZone: 'UTC' });
  const texts = column(sms.map(({ usdPerSegment }) => usdPerSegment));
  return (
    <section className={`${ui.wrap} ${css.section}`} id="price">
      <SectionHead title={t('sms.title')}>{t('sms.text')}</SectionHead>
      <CurrencyChoice anchor="price" />
      <PriceTable
        layout="countries"
        caption={t('sms.caption')}
        heads={[t('sms.country'), t('sms.price'), t('sms.updated')]}
      >
        {sms.map(({ country, updated }, row) => (
          <tr key={country}>
            <th scope="row">{countries.of(country)}</th>
            <td>{texts[row]}</td>
            <td>{updated && <time dateTime={updated}>{days.format(new Date(updated))}</time>}</td>
          </tr>
        ))}
      </PriceTable>
      <p className={`${ui.cap} ${css.note}`}>{t('sms.quiet')}</p>
      <p className={`${ui.cap} ${css.note}`}>{t('payment')}</p>
      <p className={css.link}>
        <a className={ui.more} href={href('contactUs', { query: { product: 'sms' } })}>
          {t('sms.ask')}
        </a>
      </p>
    </section>
  );
}
