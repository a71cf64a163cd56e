// What buyers ask before anything else: without an answer they do not write to us. What is empty stands on no page.
import { countryNames } from '../i18n/countryNames.ts';
import { dayText } from '../i18n/days.ts';
import { languageName } from '../i18n/languageName.ts';
import { localeOf } from '../i18n/locales.ts';
import { percentText, plainNumber } from '../i18n/numbers.ts';
import type { ByLocale } from '../facts/Owner.ts';
import { listed, oneOf, own, setting, some, type OwnerSetting, type Saying } from './OwnerSetting.ts';
import { sentenceGap } from './sentenceGap.ts';

const inCountries = (kinds: Readonly<Record<string, ByLocale>>, saying: Saying): string =>
  Object.entries(kinds)
    .map(([country, text]) =>
      saying.t('inCountry', {
        country: countryNames(localeOf(saying.locale).iso, 'short').of(country) ?? country,
        text: own(text, saying),
      }),
    )
    .join(sentenceGap(saying.locale));
const filled = <Value>(values: Readonly<Record<string, Value>>) =>
  Object.keys(values).length > 0 ? values : undefined;

/** From what costs most while it is empty. */
export const askedFirst = {
  discounts: setting(
    'pages of vendors, beside the form',
    'nothing',
    ({ discounts }, about) => oneOf(discounts, about),
    ({ from, upTo, conditions }, saying) => {
      const percent = (value: number) => percentText(localeOf(saying.locale), value);
      const range = saying.t('discounts.range', { from: percent(from), upTo: percent(upTo) });
      return [range, own(conditions, saying)].join(sentenceGap(saying.locale));
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
        .join(sentenceGap(saying.locale)),
  ),
} satisfies Record<string, OwnerSetting>;
