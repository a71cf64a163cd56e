// What a customer lets us tell: measured figures with their sources, what was done, and the customer's own words.
import type { ByLocale, CustomerConsent } from './Owner.ts';

export type StoryFigure = {
  value: ByLocale;
  term: ByLocale;
  source: ByLocale;
  link?: string | undefined;
  measured: string;
};

export type Story = {
  id: string;
  customer: string;
  title: ByLocale;
  lead: ByLocale;
  /** Whose buyers read it: it is mentioned there, and leads there. */
  pages: readonly string[];
  published: string;
  figures: readonly StoryFigure[];
  sections: readonly { title: ByLocale; text: ByLocale }[];
  quote: { text: ByLocale; by: string; role: ByLocale };
  consent: CustomerConsent;
};
