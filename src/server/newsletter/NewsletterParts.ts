// What the pages of the newsletter need from the rest of the server.
import type { SiteTerms } from '../../shared/forms/siteTerms.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Pages } from '../pages/showPages.ts';

export type NewsletterParts = FormParts & {
  terms: Pick<SiteTerms, 'separateConsent'>;
};

export type NewsletterOptions = { pages: Pages; backOffice: () => Promise<NewsletterParts> };
