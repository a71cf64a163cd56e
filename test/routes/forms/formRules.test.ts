// Every rule at its limits, in every form and every language that has it.
import { fieldsOf, type Field } from '../../../src/shared/forms/Form.ts';
import { localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { entriesFor, formPlaces, type Entries, type FormPlace } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

/** Taken from the specification, not from the rules under test. */
const lengths: Record<string, readonly [least: number, most: number]> = {
  firstName: [1, 20],
  lastName: [1, 20],
  name: [2, 20],
  company: [1, 50],
  industry: [1, 100],
  country: [2, 100],
  companyAddress: [5, 200],
  message: [20, 500],
};
const lengthsIn = (name: string, locale: LocaleCode) =>
  name === 'firstName' && locale === 'pt' ? ([2, 20] as const) : lengths[name];

/** A character of the language, and one that is two units of UTF-16 but one character for the visitor. */
const letters: Partial<Record<LocaleCode, string>> = { zh_CN: '云', zh_TW: '雲', pt: 'ã', jp: 'ク' };
const textOf = (count: number, locale: LocaleCode): string =>
  count === 0 ? '' : `𠮷${(letters[locale] ?? 'b').repeat(count - 1)}`;

/** Wrong values for choices and for fields with a format, each with the key of its message if there is one. */
const shapes: Record<string, readonly (readonly [value: string | string[], fault: string])[]> = {
  phone: [
    ['', 'phone'],
    ['12345', 'phone'],
    ['+886 912 345', 'phone'],
  ],
  email: [
    ['', 'emailEmpty'],
    ['visitor@example', 'emailContact'],
    ['visitor example.com', 'emailContact'],
  ],
  companyDomain: [
    ['', 'companyDomain'],
    ['localhost', 'companyDomain'],
  ],
  contactTime: [
    ['', 'contactTime'],
    ['night', 'contactTime'],
  ],
  jobTitle: [['', 'jobTitle']],
  services: [[[], 'services']],
  directions: [[[], 'directions']],
  cloudVersion: [['', 'cloudVersion']],
  trialDemand: [[[], 'trialDemand']],
  demandType: [['', 'demandType']],
  slot: [
    ['', 'slot'],
    ['tomorrow', 'slotGone'],
    ['2020-01-02T05:30Z[Asia/Tokyo]', 'slotGone'],
    ['2026-12-22T05:31Z[Asia/Tokyo]', 'slotGone'],
    ['2026-12-22T05:30Z[Mars/Base]', 'slotGone'],
  ],
  taxId: [
    ['', 'taxIdEmpty'],
    ['A123', 'taxId'],
    ['A'.repeat(21), 'taxId'],
  ],
};

type Case = { place: FormPlace; name: string; value: string | string[]; fault: string | undefined };

function casesOf(place: FormPlace, { name, required }: Field): Case[] {
  const { locale } = place;
  const range = lengthsIn(name, locale);
  if (!range) {
    return (shapes[name] ?? []).map(([value, fault]) => ({
      place,
      name,
      value,
      // An optional field may be empty.
      fault: !required && value.length === 0 ? undefined : fault,
    }));
  }
  const [shortest, most] = range;
  // An optional message may be short.
  const least = name === 'message' && !required ? 1 : shortest;
  const short = name === 'message' ? 'messageShort' : least === 1 ? `${name}Empty` : name;
  const empty = name === 'message' ? 'messageShort' : `${name}Empty`;
  const long = name === 'message' ? 'messageLong' : name;
  return [
    { place, name, value: '', fault: required ? empty : undefined },
    { place, name, value: textOf(least - 1, locale), fault: least > 1 || required ? short : undefined },
    { place, name, value: textOf(least, locale), fault: undefined },
    { place, name, value: textOf(most, locale), fault: undefined },
    { place, name, value: textOf(most + 1, locale), fault: long },
  ];
}

const unruled = ['estimate', 'plan', 'product', 'type', 'industryCategory', 'heardFrom', 'attachments', 'marketing'];

inside('the rules of forms', () => {
  let companies = 0;

  const site = siteOf(startFormSite);

  /** One trial a company: each request names another one. */
  const otherCompany = ({ form }: FormPlace): Entries =>
    form.id === 'freeOpen' ? { companyDomain: `rule${(companies += 1)}.example.org` } : {};

  test.each(formPlaces.map((place) => [place.form.id, place.locale, place] as const))(
    '%s in %s holds each of them at its boundary',
    async (_form, _locale, place) => {
      const cases = fieldsOf(place.form, localeOf(place.locale)).flatMap((field) => casesOf(place, field));
      expect(cases.length).toBeGreaterThan(15);
      for (const { name, value, fault } of cases) {
        const entries = { ...entriesFor(place.form.id, place.locale, otherCompany(place)), [name]: value };
        const answer = await site.sendJson(place.path, entries);
        const said = [name, value.length, answer.status, faultsIn(answer)];
        expect(said).toEqual([name, value.length, fault ? 422 : 200, fault ? { [name]: fault } : {}]);
      }
    },
  );

  test('no field is without a case', () => {
    const names = new Set(
      formPlaces.flatMap(({ form, locale }) => fieldsOf(form, localeOf(locale)).map(({ name }) => name)),
    );
    const known = new Set([...Object.keys(lengths), ...Object.keys(shapes), ...unruled]);
    expect([...names].filter((name) => !known.has(name))).toEqual([]);
  });
});
