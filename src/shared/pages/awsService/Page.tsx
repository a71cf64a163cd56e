// The AWS page: payments that become one bill, direct or through us, when it fits, how to move, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Comparison } from '../../sections/WordTable.static.tsx';
import { Plan } from '../../sections/Plan.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { bareAmount, exampleAxis, exampleDay, tapesTall, tapesWide } from '../../sections/heroes/tapes.tsx';
import { usd } from '../../i18n/numbers.ts';

export function Page() {
  return (
    <>
      <AwsHead />
      <Fold />
      <Comparison name="direct" />
      <Proofs of="page" />
      <Plan name="moving" />
      <Cases name="cases" />
      <Questions />
      <FormSection />
    </>
  );
}

/** Hero: seven payments of an example month run into one bill. */
const AwsHead = /*#__PURE__*/ staticPart(
  'AwsHead',
  function AwsHead() {
    const { page, locale } = usePage();
    const texts = useTranslator();
    const t = useT('awsService');
    const { payments = [] } = useNeed('clouds')[page.id] ?? {};
    const sum = payments.reduce((total, payment) => total + payment.usd, 0);
    const amounts = { first: usd(locale, payments[0]?.usd ?? 0), sum: usd(locale, sum) };
    const [many = '', on = ''] = t('payments.many').split('\n');
    const [one = '', currency = ''] = t('payments.one').split('\n');
    const bill = {
      tapes: payments.map((payment) => ({
        day: payment.day,
        when: exampleDay(locale, payment.day),
        sender: payment.sender,
        name: texts(payment.page)('name').replace('Microsoft ', ''),
        amount: bareAmount(usd(locale, payment.usd)),
      })),
      days: exampleAxis(locale),
      many: { figure: String(payments.length), lines: [many, on] },
      one: { figure: '1', lines: [one, currency, useT('pieces')('example')] },
      total: { label: t('payments.total'), amount: amounts.sum },
    };
    return (
      <Hero
        kind="tapes"
        title={t('payments.title', amounts)}
        wide={tapesWide(bill)}
        tall={tapesTall(bill)}
        second="trial"
      />
    );
  },
  'page',
);
