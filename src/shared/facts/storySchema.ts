// What a file of content/stories holds: what a customer lets us tell, measured figures with their sources, what was done, and the customer's own words.
import * as v from 'valibot';
import { customerConsent, day, may, textByLocale, words } from './kinds.ts';
import type { JudgedElsewhere } from './ownerSchema.ts';

export function storySchemaWith({ page, address }: JudgedElsewhere) {
  const figure = v.strictObject({
    value: textByLocale,
    term: textByLocale,
    source: textByLocale,
    link: may(address),
    measured: day,
  });
  return v.strictObject({
    customer: words,
    title: textByLocale,
    lead: textByLocale,
    /** Whose buyers read it: it is mentioned there, and leads there. */
    pages: v.pipe(v.array(page), v.nonEmpty('names no page')),
    published: day,
    figures: v.pipe(v.array(figure), v.nonEmpty('is empty')),
    sections: v.array(v.strictObject({ title: textByLocale, text: textByLocale })),
    quote: v.strictObject({ text: textByLocale, by: words, role: textByLocale }),
    consent: customerConsent,
  });
}
