// Schema of content/owner.yaml: facts that only the owner can supply. A missing key, or one without a value, counts as empty.
import * as v from 'valibot';
import { country, customerConsent, day, email, identifier, locale, may, textByLocale, whole, words } from './kinds.ts';
import { localeCodes } from '../i18n/locales.ts';

const list = <Value>(schema: v.GenericSchema<unknown, Value>) => v.nullish(v.array(schema), []);
const flag = v.nullish(v.boolean('is true or false'), false);
const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => value ?? {}),
    v.strictObject(entries),
  );
const year = v.pipe(whole, v.minValue(1900, 'is not a year'), v.maxValue(2100, 'is not a year'));
const period = v.pipe(
  v.strictObject({ from: may(day), until: may(day) }),
  v.check(({ from, until }) => !from || !until || from <= until, 'ends before it begins'),
);

const percent = v.pipe(v.number(), v.gtValue(0, 'must be above 0'), v.maxValue(100, 'is more than all'));
/** Percent below the vendor's list price. */
const discount = v.pipe(
  v.strictObject({ from: percent, upTo: percent, conditions: textByLocale }),
  v.check(({ from, upTo }) => from <= upTo, 'begins above its end'),
);
const byCountry = v.nullish(v.record(country, textByLocale), {});
const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z][a-z]{3})?$/, 'is not the tag of a language such as ja or zh-Hant'),
);
const roundTrip = v.strictObject({
  from: textByLocale,
  to: textByLocale,
  ms: v.pipe(v.number(), v.gtValue(0, 'must be above 0')),
  measured: day,
});

const legal = section({
  entity: may(v.strictObject({ name: textByLocale, registrationNo: words, taxNumber: words, address: textByLocale })),
  representative: may(words),
  governingLaw: may(textByLocale),
  venue: may(textByLocale),
  prevailingLanguage: v.nullish(locale, 'zh_TW'),
});

const privacy = section({
  contact: may(v.strictObject({ name: words, email, address: words })),
  euRepresentative: may(words),
  cnRepresentative: may(words),
  brContact: may(words),
  twPurposeCodes: list(v.pipe(v.string('is not a code in quotes'), v.regex(/^\d{3}$/, 'is not a code such as "069"'))),
  transfers: may(textByLocale),
  processors: list(v.strictObject({ name: words, country, task: textByLocale })),
  enquiryMonths: may(whole),
  securityMonths: v.nullish(whole, 6),
  logDays: may(whole),
  cnSeparateConsent: flag,
});

const customer = v.strictObject({ name: words, text: textByLocale, consent: customerConsent });

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is not a month in quotes such as "2026-10"'));

/** Schemas that need the table of pages and the rules for links: a page's id, and an https address. */
export type JudgedElsewhere = Record<'page' | 'address', v.GenericSchema<string>>;

export function ownerSchemaWith({ page, address }: JudgedElsewhere) {
  /** Values by page, product or cloud. */
  const named = <Value>(schema: v.GenericSchema<unknown, Value>) => v.nullish(v.record(page, schema), {});
  const partnerTier = v.pipe(
    v.strictObject({ vendor: page, tier: words, number: words, since: day, until: day, proof: address }),
    v.check(({ since, until }) => since <= until, 'ends before it begins'),
  );
  const certificate = v.strictObject({ name: words, body: words, number: words, until: day, proof: address });
  /** The service level reached in each month, and its source. */
  const history = v.pipe(
    v.strictObject({
      source: address,
      months: v.pipe(v.array(v.strictObject({ month, percent })), v.nonEmpty('is empty')),
    }),
    v.check(
      ({ months }) => months.every((one, at) => at === 0 || one.month > (months[at - 1]?.month ?? '')),
      'has its months in another order than the calendar, or one twice',
    ),
  );

  return v.strictObject({
    discounts: named(discount),
    /** Who holds the root user of a vendor's account, and how a customer takes the account away. */
    accounts: named(v.strictObject({ root: textByLocale, leaving: textByLocale })),
    /** Tags of the languages in which support answers around the clock. */
    support: section({ languages: list(language) }),
    /** Whether undelivered messages are billed, and rules for sender names by country. */
    sms: section({ undeliveredBilled: may(v.boolean('is true or false')), senders: byCountry }),
    roundTrips: named(v.array(roundTrip)),
    legal,
    privacy,
    invoice: section({
      kinds: byCountry,
      tw: section({ unified: flag, electronic: flag }),
      jp: section({ qualifiedNumber: may(v.pipe(v.string(), v.regex(/^T\d{13}$/, 'is not T and 13 digits'))) }),
    }),
    prepaid: section({ alsoFor: list(page), refund: may(textByLocale) }),
    payment: section({
      terms: may(textByLocale),
      usdt: section({
        locales: v.nullish(
          v.array(locale),
          localeCodes.filter((code) => code !== 'zh_CN'),
        ),
        networks: list(words),
      }),
    }),
    sla: named(v.strictObject({ text: textByLocale, link: may(address), until: may(day), history: may(history) })),
    partnerTiers: list(partnerTier),
    certificates: list(certificate),
    customers: list(customer),
    coflyer: section({ features: may(textByLocale) }),
    coshield: section({ platforms: may(textByLocale) }),
    ddos: section({ lines: may(textByLocale) }),
    server: section({ regions: may(textByLocale), includes: may(textByLocale) }),
    docs: section({ coflyer: may(address), coshield: may(address) }),
    statusPage: may(address),
    cobox: section({ screenshots: list(v.strictObject({ file: identifier, alt: textByLocale })) }),
    /** Length in days. */
    trial: section({ lengths: named(whole) }),
    reply: section({ weekends: may(v.boolean('is true or false')) }),
    campaign: named(period),
    company: section({ founded: may(year) }),
  });
}
