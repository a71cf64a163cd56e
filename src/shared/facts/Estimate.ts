// What a visitor has put into an estimate, as its link carries it: lines of our price lists, each with its price of that day.

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

export type EstimateFacts = {
  /** `damaged`: the link was not made by us, or not whole. */
  state: 'empty' | 'open' | 'damaged';
  estimate: Estimate;
  /** As the address has it, and at the prices of today. */
  code: string;
  fresh: string;
};

export const noEstimate: Estimate = { name: '', region: '', gb: 0, lines: [] };

/** As many as fit a link of 2 kB, and a page. */
export const mostLines = 20;
export const mostMonths = 36;
export const longestName = 60;
/** Of a code, in characters. */
export const longestCode = 1950;
