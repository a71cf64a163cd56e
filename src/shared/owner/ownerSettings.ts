// The list of the owner's settings, the most asked first: where each is shown, how its value is written, and what is shown while it is empty.
import { localeOf } from '../i18n/locales.ts';
import { dayText } from '../i18n/days.ts';
import { countryName, languageName } from '../i18n/displayNames.ts';
import { sentenceGap } from '../i18n/marks.ts';
import { percentText, plainNumber } from '../i18n/numbers.ts';
import { lasts } from './lasts.ts';
import type { Owner, ByLocale } from '../facts/facts.ts';
import { listed, oneOf, own, setting, some, type OwnerSetting, type Saying } from './OwnerSetting.ts';

const inCountries = (kinds: Readonly<Record<string, ByLocale>>, saying: Saying): string =>
  Object.entries(kinds)
    .map(([country, text]) =>
      saying.t('inCountry', {
        country: countryName(localeOf(saying.locale), country),
        text: own(text, saying),
      }),
    )
    .join(sentenceGap(localeOf(saying.locale)));
const filled = <Value>(values: Readonly<Record<string, Value>>) =>
  Object.keys(values).length > 0 ? values : undefined;

/** What buyers ask first; without an answer they do not write to us. Ordered by what costs most while it is empty. An empty one is shown nowhere. */
export const askedFirst = {
  discounts: setting(
    'pages of vendors, beside the form',
    'nothing',
    ({ discounts }, about) => oneOf(discounts, about),
    ({ from, upTo, conditions }, saying) => {
      const percent = (value: number) => percentText(localeOf(saying.locale), value);
      const range = saying.t('discounts.range', { from: percent(from), upTo: percent(upTo) });
      return [range, own(conditions, saying)].join(sentenceGap(localeOf(saying.locale)));
    },
  ),
  'legal.entity': setting(
    'partner, privacy, disclaimer, footer',
    'words',
    ({ legal }) => legal.entity,
    ({ name, address, registrationNo, taxNumber }, { locale, t }) =>
      t('legal.entity', { name: name[locale], address: address[locale], registrationNo, taxNumber }),
  ),
  'accounts.root': setting(
    'pages of vendors, beside the form',
    'nothing',
    ({ accounts }, about) => oneOf(accounts, about)?.root,
    own,
  ),
  'accounts.leaving': setting(
    'pages of vendors, beside the form',
    'nothing',
    ({ accounts }, about) => oneOf(accounts, about)?.leaving,
    own,
  ),
  'invoice.kinds': setting('beside forms', 'nothing', ({ invoice }) => filled(invoice.kinds), inCountries),
  'payment.terms': setting('beside forms', 'nothing', ({ payment }) => payment.terms, own),
  'support.languages': setting(
    'beside forms',
    'nothing',
    ({ support }) => some(support.languages),
    (languages, saying) =>
      listed(
        languages.map((tag) => languageName(localeOf(saying.locale), tag)),
        saying,
      ),
  ),
  'sms.undeliveredBilled': setting(
    'sms, coflyer, beside the form',
    'nothing',
    ({ sms }) => sms.undeliveredBilled,
    (billed, { t }) => t(billed ? 'sms.billed' : 'sms.free'),
  ),
  'sms.senders': setting('sms, coflyer, beside the form', 'nothing', ({ sms }) => filled(sms.senders), inCountries),
  roundTrips: setting(
    'the page it is given for, beside the form',
    'nothing',
    ({ roundTrips }, about) => some(oneOf(roundTrips, about) ?? []),
    (trips, saying) =>
      trips
        .map(({ from, to, ms, measured }) =>
          saying.t('roundTrips.said', {
            from: own(from, saying),
            to: own(to, saying),
            ms: plainNumber(localeOf(saying.locale), ms, 1),
            day: dayText(localeOf(saying.locale), measured),
          }),
        )
        .join(sentenceGap(localeOf(saying.locale))),
  ),
} satisfies Record<string, OwnerSetting>;

const given = (text: string): string => text;
const documents = (link: string, { t }: Saying): string => t('docs.link', { link });

export const ownerSettings = {
  ...askedFirst,
  sla: setting(
    'product pages, partner, home',
    'words',
    ({ sla }, about) => oneOf(sla, about),
    ({ text, link }, saying) =>
      [own(text, saying), ...(link ? [saying.t('sla.link', { link })] : [])].join(sentenceGap(localeOf(saying.locale))),
  ),
  'sla.history': setting('product pages, partner, home', 'nothing', ({ sla }, about) =>
    oneOf(
      Object.fromEntries(Object.entries(sla).flatMap(([page, { history }]) => (history ? [[page, history]] : []))),
      about,
    ),
  ),
  partnerTiers: setting('partner, clouds, home', 'nothing', ({ partnerTiers }) => some(partnerTiers)),
  certificates: setting('partner, home', 'nothing', ({ certificates }) => some(certificates)),
  customers: setting('partner, home', 'nothing', ({ customers }) => some(customers)),
  'invoice.tw': setting(
    'prepaidcard, success, FAQ in zh-tw',
    'words',
    ({ invoice: { tw } }) => (tw.unified ? tw : undefined),
    ({ electronic }, { t }) => t(electronic ? 'invoice.electronic' : 'invoice.unified'),
  ),
  'invoice.jp.qualifiedNumber': setting(
    'prepaidcard, FAQ in jp',
    'nothing',
    ({ invoice }) => invoice.jp.qualifiedNumber,
    (number, { t }) => t('invoice.qualified', { number }),
  ),
  'prepaid.alsoFor': setting(
    'prepaidcard, FAQ, disclaimer',
    'words',
    ({ prepaid }) => some(prepaid.alsoFor),
    (products, { t, nameOf }) => t('prepaid.also', { products: products.map(nameOf).join(t('comma')) }),
  ),
  'prepaid.refund': setting('prepaidcard, FAQ, disclaimer', 'words', ({ prepaid }) => prepaid.refund, own),
  'trial.lengths': setting(
    'free_open',
    'words',
    ({ trial }) => some(Object.entries(trial.lengths)),
    (lengths, { t, nameOf }) =>
      lengths.map(([cloud, count]) => t('trial.length', { cloud: nameOf(cloud), count })).join(t('comma')),
  ),
  'reply.weekends': setting(
    'free_open, prepaidcard',
    'words',
    ({ reply }) => reply.weekends,
    (weekends, { t }) => t(weekends ? 'reply.weekends' : 'reply.workdays'),
  ),
  'legal.representative': setting('privacy', 'nothing', ({ legal }) => legal.representative, given),
  'legal.governingLaw': setting(
    'disclaimer',
    'words',
    ({ legal }) => legal.governingLaw,
    (law, { locale, t }) => t('legal.governingLaw', { law: law[locale] }),
  ),
  'legal.venue': setting(
    'disclaimer',
    'nothing',
    ({ legal }) => legal.venue,
    (venue, { locale, t }) => t('legal.venue', { venue: venue[locale] }),
  ),
  'privacy.contact': setting(
    'privacy, forms',
    'words',
    ({ privacy }) => privacy.contact,
    ({ name, email, address }) => [name, email, address].join(', '),
  ),
  'server.regions': setting('server', 'words', ({ server }) => server.regions, own),
  'server.includes': setting('server', 'words', ({ server }) => server.includes, own),
  'ddos.lines': setting('ddos', 'words', ({ ddos }) => ddos.lines, own),
  'coflyer.features': setting('coflyer', 'words', ({ coflyer }) => coflyer.features, own),
  'coshield.platforms': setting('coshield', 'words', ({ coshield }) => coshield.platforms, own),
  'docs.coflyer': setting('coflyer', 'words', ({ docs }) => docs.coflyer, documents),
  'docs.coshield': setting('coshield', 'words', ({ docs }) => docs.coshield, documents),
  'payment.usdt.locales': setting('live pages, FAQ', 'nothing', ({ payment }) => some(payment.usdt.locales)),
  'payment.usdt.networks': setting(
    'live pages, FAQ',
    'words',
    ({ payment }) => some(payment.usdt.networks),
    (networks, { t }) => t('payment.usdt.networks', { networks: networks.join(t('comma')) }),
  ),
  'cobox.screenshots': setting('cloudplatform', 'words', ({ cobox }) => some(cobox.screenshots)),
  statusPage: setting('footer', 'nothing', (owner) => owner.statusPage, given),
  'company.founded': setting('partner', 'nothing', ({ company }) => company.founded, String),
  campaign: setting(
    'campaign pages',
    'nothing',
    ({ campaign }, about) => oneOf(campaign, about),
    ({ from, until }, { t, today, locale }) => {
      if (!until) return undefined;
      const said = (day: string) => dayText(localeOf(locale), day);
      if (!lasts({ until }, today)) return t('campaign.ended', { until: said(until) });
      if (from) return t('campaign.period', { from: said(from), until: said(until) });
      return t('campaign.until', { until: said(until) });
    },
  ),
  'privacy.euRepresentative': setting('privacy', 'nothing', ({ privacy }) => privacy.euRepresentative, given),
  'privacy.cnRepresentative': setting('privacy', 'nothing', ({ privacy }) => privacy.cnRepresentative, given),
  'privacy.brContact': setting('privacy', 'nothing', ({ privacy }) => privacy.brContact, given),
  'privacy.twPurposeCodes': setting('privacy', 'nothing', ({ privacy }) => some(privacy.twPurposeCodes), listed),
  'privacy.transfers': setting('privacy', 'nothing', ({ privacy }) => privacy.transfers, own),
  'privacy.processors': setting('privacy', 'nothing', ({ privacy }) => some(privacy.processors)),
  'privacy.enquiryMonths': setting(
    'privacy, forms; older enquiries are erased',
    'words',
    ({ privacy }) => privacy.enquiryMonths,
    (count, { t }) => t('privacy.enquiryMonths', { count }),
  ),
  'privacy.logDays': setting(
    'privacy',
    'words',
    ({ privacy }) => privacy.logDays,
    (count, { t }) => t('privacy.logDays', { count }),
  ),
  'privacy.cnSeparateConsent': setting(
    'forms in zh',
    'nothing',
    ({ privacy }) => privacy.cnSeparateConsent || undefined,
  ),
} satisfies Record<string, OwnerSetting>;

export type OwnerKey = keyof typeof ownerSettings;

/** The owner's text, or the default text of an empty setting; undefined where nothing is shown. */
export function ownerText(owner: Owner, key: OwnerKey, saying: Saying): string | undefined {
  const { says, empty } = ownerSettings[key];
  return says(owner, saying) ?? (empty === 'words' ? saying.t(`empty.${key}`) : undefined);
}
