// Schema of the files in content/clouds: facts about a vendor's cloud, and the examples that its page computes with.
import * as v from 'valibot';
import { finderUsers, finderWork } from './finder.ts';
import { day, identifier, usd, whole, words } from './kinds.ts';

/** The needs by which a page groups the vendor's services. */
const ofClouds = ['server', 'containers', 'functions', 'files', 'sql', 'cache', 'cdn', 'data', 'identity'];
const ofDelivery = 'dns static downloads video dynamic tiers shield bots code balance access'.split(' ');
const needs: ReadonlySet<string> = new Set([...ofClouds, ...ofDelivery]);

const need = v.pipe(
  v.string(),
  v.check(
    (name) => needs.has(name),
    (issue) => `no need ${issue.received}`,
  ),
);

const names = (missing: string) => v.record(need, v.pipe(v.array(words), v.minLength(1, missing)));

const monthDay = v.pipe(whole, v.maxValue(30, 'is no day of that month'));

const points = v.picklist([0, 1, 2, 3], 'is from 0 to 3');
const reasons = ['region', 'near', 'few', 'nodes', 'filed', 'separate', 'outside'] as const;

/** Exactly one entry for each name. */
const each = <Name extends string, Row extends v.GenericSchema>(ids: readonly Name[], row: Row) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, row])) as Record<Name, Row>);

const fit = v.strictObject({
  users: each(finderUsers, v.strictObject({ points, reason: v.picklist(reasons, 'is no reason') })),
  work: each(finderWork, v.strictObject({ points, services: v.array(words) })),
});

export const cloudSchema = v.strictObject({
  checked: day,
  services: names('names no service'),
  tools: v.optional(names('names no tool'), {}),
  fit: v.optional(fit),
  /** Cities from the vendor's own list, as longitude and latitude, for the page's drawing. */
  places: v.optional(v.record(v.string(), v.tuple([v.number(), v.number()]))),
  /** An example of a month with one payment to each vendor. */
  payments: v.optional(v.array(v.strictObject({ page: identifier, sender: words, day: monthDay, usd }))),
  /** Most working days for each step of an ICP filing, from the vendor's guide. */
  filing: v.optional(v.strictObject({ checked: v.optional(day), review: whole, confirm: whole, authority: whole })),
  /** An example: requests a day for one address at one node, and the seconds that it caches each kind. */
  cached: v.optional(
    v.strictObject({ requests: whole, seconds: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  ),
  /** Hours of work before and after a domain is switched over. */
  move: v.optional(v.strictObject({ before: whole, after: whole })),
  /** An example: domains, their number of records, and the vendor's plan that each needs. */
  zones: v.optional(v.array(v.strictObject({ name: words, records: whole, plan: words }))),
  /** An example: a file that many download in one hour, and how many nodes of each layer fetch it once. */
  tiers: v.optional(v.strictObject({ gb: whole, downloads: whole, edges: whole, parents: whole })),
  /** Days before a launch when preparation begins and when files are frozen, and days of watching after it. */
  launch: v.optional(v.strictObject({ before: whole, freeze: whole, after: whole })),
  /** An example: a table's size, columns and weeks, and the columns and weeks that one query reads. */
  scan: v.optional(v.strictObject({ tb: usd, columns: whole, weeks: whole, reads: v.array(words), readWeeks: whole })),
  /** An example: layers that stay in the customer's own data centre. */
  stay: v.optional(v.array(need)),
  /** An example: licences that a customer owns, and whether each has the vendor's Software Assurance. */
  licences: v.optional(v.array(v.strictObject({ name: words, cores: whole, assured: v.boolean() }))),
  /** Usual delay of each way to deliver live video, in seconds, the slowest first. */
  delays: v.optional(v.record(identifier, usd)),
  /** An example: a month's order of the vendor's services. */
  order: v.optional(v.array(v.strictObject({ what: words, count: v.optional(whole), usd }))),
});
