// What a visitor has put into an estimate, as its link carries it: lines of our price lists, each with its price of that day.

import type { EstimateCopy } from '../storage/estimateCopy.ts';
import type { Prices } from './facts.ts';

export const lineKinds = ['server', 'traffic', 'pack', 'ddos', 'sms', 'topUp'] as const;
export type LineKind = (typeof lineKinds)[number];

/** What is wanted of a price list. `quantity`: so many of one, GB a month of traffic, segments a month of messages. */
export type WantedLine = { kind: LineKind; id: string; quantity: number; months: number };

export type EstimateLine = WantedLine & {
  /** In US dollars: of one, or of such a month of traffic. */
  usd: number;
  /** When that was the price, such as 2026-11-21. */
  day: string;
};

export type Estimate = {
  /** Typed by whoever made it. */
  name: string;
  /** Where the servers are to stand, and their traffic a month in GB: no price of ours knows either. */
  region: string;
  gb: number;
  lines: readonly EstimateLine[];
};

/** How a line is said in the reader's language. `size`: of a pack. `day`: of its price. */
export type LineWords = { name: string; detail?: string; size?: string; day: string };

export type EstimateFacts = {
  /** `damaged`: the link was not made by us, or not whole. */
  state: 'empty' | 'open' | 'damaged';
  estimate: Estimate;
  /** As the address has it, and at the prices of today. */
  code: string;
  fresh: string;
  host: string;
  /** Whether the reader is logged in, as their browser says: who is can keep it by name. */
  isMember: boolean;
  day: string;
  /** Only what its lines are priced by, and packs that may take their place. */
  prices: Prices;
  /** By `lineKey`. */
  words: Readonly<Record<string, LineWords>>;
  /** What stands below converted prices. */
  rate: string;
};

/** What `/basket` answers script with. */
export type BasketAnswer = EstimateCopy & {
  /** Empty, as all below, of an estimate without lines. */
  code: string;
  /** At the prices of today. */
  fresh: string;
};

/** What an address says beside its code until that is signed anew: plain numbers, in every language. */
export const unsignedNames = ['lines', 'name', 'region', 'gb', 'today'] as const;

/** Of the lines of an estimate no two have the same. */
export const lineKey = ({ kind, id }: Pick<WantedLine, 'kind' | 'id'>): string => `${kind} ${id}`;

export const noEstimate: Estimate = { name: '', region: '', gb: 0, lines: [] };

/** As many as fit a link of 2 kB, and a page. */
export const mostLines = 20;
export const mostMonths = 36;
export const longestName = 60;
/** Of a code, in characters. */
export const longestCode = 1950;
