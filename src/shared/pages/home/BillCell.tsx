// COBox: several services on one bill, shown with an example that our price tables add up.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { useT } from '../../i18n/useT.ts';
import { Bars } from '../../ui/charts/Bars.tsx';
import { usd } from '../../ui/usd.ts';
import { sampleBill } from '../../calculators/sampleBill.ts';
import { ServiceCell } from './ServiceCell.tsx';

export function BillCell() {
  const t = useT('home');
  const { locale } = usePage();
  const bill = sampleBill(useNeed('prices'));
  if (!bill) return null;
  const messages = bill.contents.messages.toLocaleString(locale.iso);
  const largest = Math.max(...Object.values(bill.lines));
  const rows = Object.entries(bill.lines).map(([id, value]) => ({
    label: t(`services.bill.${id}`),
    value,
    strong: value === largest,
  }));
  return (
    <ServiceCell id="bill" to={['cloudplatform']} figure={usd(locale, bill.total)}>
      <p>{t('services.bill.text', { ...bill.contents, protect: joinWords(bill.contents.protect), messages })}</p>
      <Bars rows={rows} />
    </ServiceCell>
  );
}
