// Sample content in every language, as staff would write it: a name, a text, a customer's story.
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';

/** The same name in each language. */
export const inEvery = (name: string): Record<LocaleCode, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, name])) as Record<LocaleCode, string>;

/** The text in each language, marked with the language's code. */
export const inAll = (text: string) => Object.fromEntries(localeCodes.map((code) => [code, `${text} ${code}.`]));

export const sampleStory = {
  customer: 'Customer H',
  title: inAll('Headline H'),
  lead: inAll('Lead H'),
  pages: ['server', 'awsService'],
  published: '2026-11-20',
  figures: [
    {
      value: inAll('Value H'),
      term: inAll('Term H'),
      source: inAll('Source H'),
      link: 'https://proof.example/h',
      measured: '2026-10-31',
    },
  ],
  sections: [{ title: inAll('Section H'), text: inAll('Text H') }],
  quote: { text: inAll('Quote H'), by: 'Hana Ito', role: inAll('Role H') },
  consent: { given: '2026-11-01', until: '2027-03-31', filed: 'drawer 7' },
};
