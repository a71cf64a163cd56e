// The facts from which the structured data of a page is made.
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { PriceFacts } from '../content/readPrices.ts';

export type Described = {
  info: PageInfo;
  texts: TranslatorOf;
  origin: string;
  brand: string;
  /** Path of the company's square logo. */
  logo: string;
  /** Absolute address of this page. */
  url: string;
  description: string;
  /** Absolute address of the page's picture. */
  image: string;
  priceFacts: PriceFacts;
  read: ReadNeed;
};
