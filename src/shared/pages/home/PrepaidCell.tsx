// Prepaid top-up: what is paid and what is credited, larger amounts with something on top.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../ui/usd.ts';
import { ServiceCell } from './ServiceCell.tsx';

export function PrepaidCell() {
  const t = useT('home');
  const { locale } = usePage();
  return (
    <ServiceCell id="prepaid" to={['prepaidcard', 'contactUs']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('services.prepaid.pay')}</th>
            <th scope="col">{t('services.prepaid.credit')}</th>
          </tr>
        </thead>
        <tbody>
          {useNeed('prices').prepaid.map(({ payUsd, creditUsd }) => (
            <tr key={payUsd}>
              <td>{usd(locale, payUsd)}</td>
              <td>{creditUsd > payUsd ? <b>{usd(locale, creditUsd)}</b> : usd(locale, creditUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('services.prepaid.text')}</p>
    </ServiceCell>
  );
}
