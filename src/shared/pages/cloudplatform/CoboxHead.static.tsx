// The head of COBox: the costs of an example month, each from its day on, run into one bill.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { campaignDays, sampleBill } from '../../calculators/sampleBill.ts';
import { dayOfMonth } from '../../i18n/days.ts';
import { usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { tapesTall, tapesWide } from '../../sections/heroes/tapes.tsx';
import { shownTab } from './coboxTab.ts';

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;

export const CoboxHead = /*#__PURE__*/ staticPart(
  'CoboxHead',
  function CoboxHead() {
    const t = useT('cloudplatform');
    const home = useT('home');
    const { locale, query } = usePage();
    const bill = sampleBill(useNeed('prices'));
    if (!bill) throw new Error('content/prices lacks what the example bill is made of');
    const { lines, total } = bill;
    const hosting = shownTab(query) === 'hosting';
    // What runs all month begins on the first; a campaign costs on its day.
    const costs = [
      ...(['compute', 'ddos', 'cdn'] as const).map((line) => ({ day: 1, line, amount: lines[line] })),
      ...campaignDays.map(([day, share]) => ({ day, line: 'sms' as const, amount: lines.sms * share })),
    ];
    const amount = (value: number) => usd(locale, value).replace(/^US\$\s?/, '');
    const drawing = {
      tapes: costs.map(({ day, line, amount: value }) => ({
        day,
        when: dayOfMonth(locale, november(day)),
        sender: home(`services.bill.${line}`),
        name: t(`month.costs.${line}`) + (line === 'sms' ? ` ${dayOfMonth(locale, november(day))}` : ''),
        amount: amount(value),
      })),
      days: [5, 10, 15, 20, 25, 30].map((day) => ({ day, text: dayOfMonth(locale, november(day)) })),
      many: { figure: String(costs.length), lines: t('month.many').split('\n') },
      one: { figure: '1', lines: [...t('month.one').split('\n'), useT('pieces')('example')] },
      total: { label: t('month.total'), amount: amount(total) },
    };
    return (
      <Hero
        kind="tapes"
        said={hosting ? { h1: t('hosting.h1'), lead: t('hosting.lead') } : undefined}
        title={t('month.title', { count: costs.length, total: usd(locale, total) })}
        wide={tapesWide(drawing)}
        tall={tapesTall(drawing)}
        second={hosting ? '#roles' : '#bill'}
      />
    );
  },
  'request',
);
