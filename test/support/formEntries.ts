// Form entries as a visitor of each language would send them, with the differences that a test wants.
import type { Form, FormId } from '../../src/shared/forms/Form.ts';
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../src/shared/pages/addresses.ts';
import { callDays } from '../../src/server/enquiries/callTimes.ts';
import { halfHourMs, slotText, zoneOfCountry } from '../../src/shared/forms/slot.ts';
import { localeOf } from '../../src/shared/i18n/locales.ts';
import { formPages } from '../../src/server/enquiries/formAnswers.ts';

export type Entries = Record<string, string | string[]>;

const foreigner: Entries = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Ada Lovelace',
  phone: '+44 20 7946 0958',
  country: 'United Kingdom',
};
const person: Partial<Record<LocaleCode, Entries>> = {
  zh_CN: { firstName: '芳', lastName: '王', name: '王芳', phone: '138 0013 8000', country: '中国' },
  zh_TW: { firstName: '思妤', lastName: '林', name: '林思妤', phone: '0912 345 678', country: '台灣' },
  pt: { firstName: 'Ana', lastName: 'Souza', name: 'Ana Souza', phone: '(11) 96123-4567', country: 'Brasil' },
  jp: { firstName: '花子', lastName: '山田', name: '山田花子', phone: '090-1234-5678', country: '日本' },
};

const shared: Entries = {
  email: 'visitor@example.com',
  company: 'Example 股份有限公司',
  message: '想把遊戲主機搬到東京，請報價。每月流量大約十 TB，謝謝。',
};
const enquiry: Entries = {
  jobTitle: 'engineer',
  industry: 'Gaming',
  contactTime: 'morning',
  services: ['cloud', 'sms'],
  directions: ['agent'],
  marketing: 'yes',
};
/** The half hours that were given, as the list is another one from one day to the next. */
const given = new Set<number>();

/** Returns another free half hour each time, the last ones first, so that no two tests book the same. */
function nextSlot(locale: LocaleCode): string {
  const free = callDays(onceAWorker.content(), Date.now(), []).flatMap(({ at, halves }) =>
    Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
  );
  const at = free.findLast((half) => !given.has(half)) ?? 0;
  given.add(at);
  return slotText({ at, zone: zoneOfCountry(localeOf(locale).home) });
}

/** A pack of the site that is on sale for every customer. */
const packOnSale = (): string =>
  String(onceAWorker.content().prices.prepaid.find(({ tabs }) => tabs.includes('topup'))?.payUsd);

const own: Record<Exclude<FormId, 'callback' | 'success'>, Entries> = {
  contactUs: enquiry,
  cooperation: enquiry,
  consult: {},
  freeOpen: { companyDomain: 'example.com', cloudVersion: 'tencent', trialDemand: ['curious', 'buying'] },
};

const ownOf = (form: FormId, locale: LocaleCode): Entries => {
  if (form === 'callback') return { slot: nextSlot(locale) };
  if (form !== 'success') return own[form];
  const bill = { taxId: '04595257', companyAddress: '台北市信義區信義路五段 7 號' };
  return { demandType: 'topUp', plan: packOnSale(), ...bill };
};

export const entriesFor = (form: FormId, locale: LocaleCode, different: Entries = {}): Entries => ({
  ...shared,
  ...(person[locale] ?? foreigner),
  ...ownOf(form, locale),
  ...different,
});

export function encoded(entries: Entries): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) for (const one of [value].flat()) body.append(name, one);
  return body.toString();
}

// Every form in every language, at the first of its pages that the language has.
export type FormPlace = { form: Form; locale: LocaleCode; path: string };

export const formPlaces: readonly FormPlace[] = formPages.flatMap(({ form, pages }) =>
  localeCodes.flatMap((locale) => {
    const page = pages.find((one) => hasPage(one, locale));
    return page ? [{ form, locale, path: pathOf(page, locale) }] : [];
  }),
);
