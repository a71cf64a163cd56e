// The head of COBox: its screen with the bill of an example month, which follows what the visitor asks of it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { readQuery } from '../../calculators/readQuery.ts';
import { sampleBill, sampleBillFields } from '../../calculators/sampleBill.ts';
import { useT } from '../../i18n/useT.ts';
import { HeadScreen } from '../../sections/heads/HeadScreen.tsx';
import { packSize } from '../../ui/packSize.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { usd } from '../../ui/usd.ts';
import { BillScreen } from './BillScreen.tsx';

export const CoboxHead = /*#__PURE__*/ staticPart(
  'CoboxHead',
  function CoboxHead() {
    const prices = useNeed('prices');
    const t = useT('cloudplatform');
    const plans = useT('prices');
    const { query, locale } = usePage();
    // What cannot be read leaves the example as it is; the calculator says what is wrong.
    const { values } = readQuery(sampleBillFields(prices), query);
    const bill = sampleBill(prices, values);
    if (!bill) throw new Error('content/prices lacks what the example bill is made of');
    const second = query.tab === 'hosting' ? '#roles' : '#bill';
    const { servers, tb, messages } = bill.contents;
    const plan = values?.plan ?? sampleBillFields(prices).plan.initial;
    const content = t('screen.content', {
      s: servers,
      tb: packSize(tb * 1000),
      plan: plan === 'none' ? '0' : plans(`ddos.plans.${plan}`),
      sms: plainNumber(locale, messages),
    });
    return (
      <HeadScreen
        first="talk"
        second={second}
        title={t('screen.title', { total: usd(locale, bill.total) })}
        caption={t('screen.caption', { content })}
        screen={<BillScreen bill={bill} />}
      />
    );
  },
  'request',
);
