// What is known of a page that is described to machines.
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { PriceFacts } from '../content/readPrices.ts';

export type Described = {
  info: PageInfo;
  texts: TranslatorOf;
  origin: string;
  brand: string;
  /** Path of the square picture that stands for the company. */
  logo: string;
  /** Of this page, absolute. */
  url: string;
  description: string;
  /** The picture that stands for the page, absolute. */
  image: string;
  priceFacts: PriceFacts;
  read: ReadNeed;
};
