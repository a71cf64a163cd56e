// The owner's settings as sentences that any text can include: kinds of invoice, uses of credit, refunds, USDT.
import type { LocaleRow } from '../i18n/locales.ts';
import type { TranslatorOf } from '../i18n/useT.ts';
import type { Owner } from '../facts/facts.ts';
import { ownerText, type OwnerKey } from './ownerSettings.ts';
import { sentenceGap } from '../i18n/marks.ts';

type About = { locale: LocaleRow; today: string; texts: TranslatorOf };

/** Facts that are a single setting. */
const plain = {
  creditAlso: 'prepaid.alsoFor',
  creditRefund: 'prepaid.refund',
  serverRegions: 'server.regions',
  serverIncludes: 'server.includes',
  coflyerFeatures: 'coflyer.features',
  coflyerDocs: 'docs.coflyer',
  coshieldPlatforms: 'coshield.platforms',
  coshieldDocs: 'docs.coshield',
  trialLengths: 'trial.lengths',
  weekendReply: 'reply.weekends',
} as const satisfies Record<string, OwnerKey>;

export type OwnerFacts = Readonly<Record<'invoiceType' | 'liveUsdt' | keyof typeof plain, string>>;

export function ownerFactsOf(owner: Owner, { locale, today, texts }: About): OwnerFacts {
  const t = texts('owner');
  const nameOf = (page: string) => texts(page)('name');
  const text = (key: OwnerKey) => ownerText(owner, key, { locale: locale.code, today, t, nameOf }) ?? '';
  const gap = sentenceGap(locale);
  const together = (...sentences: string[]) => sentences.filter(Boolean).join(gap);
  // Local names of invoices are shown to readers in that place only.
  const invoices: Partial<Record<LocaleRow['code'], string>> = {
    zh_TW: text('invoice.tw'),
    jp: together(t('empty.invoice.tw'), text('invoice.jp.qualifiedNumber')),
  };
  const takesUsdt = owner.payment.usdt.locales.includes(locale.code);
  const facts = Object.fromEntries(Object.entries(plain).map(([name, key]) => [name, text(key)]));
  return {
    ...(facts as Record<keyof typeof plain, string>),
    invoiceType: invoices[locale.code] ?? t('empty.invoice.tw'),
    // Includes the gap before it, so that no gap is left when the fact is empty.
    liveUsdt: takesUsdt ? gap + together(t('payment.usdt.live'), text('payment.usdt.networks')) : '',
  };
}
