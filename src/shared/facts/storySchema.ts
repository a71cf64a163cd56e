// Schema of the files in content/stories: a customer story with measured figures and their sources, what was done, and a quote.
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
    /** Pages that mention the story, and that it links to. */
    pages: v.pipe(v.array(page), v.nonEmpty('names no page')),
    published: day,
    figures: v.pipe(v.array(figure), v.nonEmpty('is empty')),
    sections: v.array(v.strictObject({ title: textByLocale, text: textByLocale })),
    quote: v.strictObject({ text: textByLocale, by: words, role: textByLocale }),
    consent: customerConsent,
  });
}
