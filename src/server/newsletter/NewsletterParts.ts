// What the newsletter needs from the rest of the server.
import type { FormParts } from '../forms/FormParts.ts';
import type { Pages } from '../pages/pages.ts';
import type { Known } from '../render/match.ts';

export type NewsletterParts = FormParts & {
  /** Whether readers in mainland China give a separate consent to transfers abroad. */
  separateConsent: boolean;
};

export type NewsletterOptions = { pages: Pages; known: Known; forms: () => Promise<NewsletterParts> };
