// Types and limits of an estimate, which its link carries: lines of our price lists, each with its price of that day.

import type { EstimateCopy } from '../storage/estimateCopy.ts';
import type { Prices } from './facts.ts';

export const lineKinds = ['server', 'traffic', 'pack', 'ddos', 'sms', 'topUp'] as const;
export type LineKind = (typeof lineKinds)[number];

/** An item of a price list. `quantity`: pieces, GB of traffic a month, or message segments a month. */
export type WantedLine = { kind: LineKind; id: string; quantity: number; months: number };

export type EstimateLine = WantedLine & {
  /** Price in US dollars: of one piece, or of this traffic for a month. */
  usd: number;
  /** Day of the price, such as 2026-11-21. */
  day: string;
};

export type Estimate = {
  /** Typed by the visitor who made it. */
  name: string;
  /** Region of the servers, and their traffic a month in GB; neither changes a price. */
  region: string;
  gb: number;
  lines: readonly EstimateLine[];
};

/** Texts of a line in the reader's language. `size`: of a pack. `day`: of its price. `indicative`: that its price is. */
export type LineWords = { name: string; detail?: string; size?: string; day: string; indicative?: string };

export type EstimateFacts = {
  /** `damaged`: the link is incomplete or not ours. */
  state: 'empty' | 'open' | 'damaged';
  estimate: Estimate;
  /** The code in the address, and the code with today's prices. */
  code: string;
  fresh: string;
  host: string;
  /** Whether the browser's cookie says that the visitor is logged in, and so can save the estimate under a name. */
  isMember: boolean;
  day: string;
  /** Only the prices of its lines, and packs that could replace lines. */
  prices: Prices;
  /** By `lineKey`. */
  words: Readonly<Record<string, LineWords>>;
  /** The note below converted prices. */
  rate: string;
};

/** Response of `/basket` to script. */
export type BasketAnswer = EstimateCopy & {
  /** Empty for an estimate without lines, as is `fresh`. */
  code: string;
  /** The code with today's prices. */
  fresh: string;
};

/** Query names for changes that are not yet signed into a new code: plain numbers, the same in every language. */
export const unsignedNames = ['lines', 'name', 'region', 'gb', 'today'] as const;

/** Unique within an estimate. */
export const lineKey = ({ kind, id }: Pick<WantedLine, 'kind' | 'id'>): string => `${kind} ${id}`;

export const noEstimate: Estimate = { name: '', region: '', gb: 0, lines: [] };

/** So that an estimate fits a page, and its link 2 kB. */
export const mostLines = 20;
export const mostMonths = 36;

/** For how long a line is at first that comes from a list or a calculator. */
export const firstMonths = 12;
