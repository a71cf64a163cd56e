// COFlyer: how many countries it reaches, and what a message costs in those we list prices for.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { countryNames } from '../../i18n/countryNames.ts';
import { useT } from '../../i18n/useT.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { ServiceCell } from './ServiceCell.tsx';

export function SmsCell() {
  const t = useT('home');
  const { locale } = usePage();
  const countries = countryNames(locale.iso);
  const rows = useNeed('prices').sms.map(({ country, usdPerSegment }) => ({
    label: countries.of(country) ?? country,
    value: usdPerSegment,
  }));
  return (
    <ServiceCell id="sms" to={['sms']} figure={t('sms.countries')}>
      <Bars rows={rows} />
      <p>{t('services.sms.text')}</p>
    </ServiceCell>
  );
}
