// What answering an enquiry needs beside receiving its form.
import type { EstimateFacts } from '../../shared/facts/Estimate.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { Holidays, Hours } from '../content/hoursSchema.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { FileLinks } from './fileLinks.ts';

type EstimateAsked = Pick<EstimateFacts, 'host' | 'isMember'> & { locale: LocaleCode; now: number };

export type EnquiryParts = FormParts & {
  desks: readonly DeskRow[];
  holidays: Holidays;
  hours: Hours;
  /** Domains whose mailboxes anybody can open. */
  freeMail: readonly string[];
  /** Whether readers in mainland China consent to transfers abroad for themselves. */
  separateConsent: boolean;
  links: FileLinks;
  /** What a page shows of an estimate by its code, to a reader at a moment. */
  estimate: (code: string | undefined, asked: EstimateAsked) => EstimateFacts;
  /** Each lead is handed to the remote back end as well. */
  forwards: boolean;
};
