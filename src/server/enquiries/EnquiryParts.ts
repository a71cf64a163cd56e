// What enquiries need in addition to what receiving a form needs.
import type { EstimateFacts } from '../../shared/facts/Estimate.ts';
import type { Prices } from '../../shared/facts/facts.ts';
import type { SiteTerms } from '../../shared/forms/siteTerms.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { Holidays, Hours } from '../content/hoursSchema.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Vouching } from '../http/vouching.ts';
import type { FileLinks } from './fileLinks.ts';
import type { DeskTimes } from './dueAt.ts';

type EstimateAsked = Pick<EstimateFacts, 'host' | 'isMember'> & { locale: LocaleCode; now: number };

export type EnquiryParts = FormParts & {
  desks: readonly DeskRow[];
  /** Whether enquiries of that desk are this brand's. The first brand also has those of desks that no brand has any more. */
  hasDesk: (desk: string) => boolean;
  holidays: Holidays;
  deskTimes: DeskTimes;
  hours: Hours;
  /** How many booked calls one phone or mailbox may have ahead. */
  callsAhead: number;
  /** Domains of free mail providers. */
  freeMail: readonly string[];
  terms: SiteTerms;
  links: FileLinks;
  prices: Prices;
  /** Data of the estimate page for a code. */
  estimate: (code: string | undefined, asked: EstimateAsked) => EstimateFacts;
  /** Checks leads that a trusted site forwards; undefined without API_SECRET. */
  vouching: Vouching<'enquiries'> | undefined;
  /** Leads are also sent to the remote back end. */
  forwards: boolean;
};
