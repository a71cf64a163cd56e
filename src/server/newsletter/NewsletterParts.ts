// What the newsletter needs of the rest of the server, and whose news they are.
import type { FormParts } from '../forms/FormParts.ts';
import type { Pages } from '../pages/pages.ts';
import type { Known } from '../render/match.ts';

export type NewsletterParts = FormParts & {
  /** Whether readers in mainland China consent to transfers abroad for themselves. */
  separateConsent: boolean;
};

export type NewsletterOptions = { pages: Pages; known: Known; forms: () => Promise<NewsletterParts> };

/** A brand by its main domain. */
export const siteOf = ({ origin }: Pick<FormParts, 'origin'>): string => new URL(origin).host;
