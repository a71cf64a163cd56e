// Wishes: codes that links carry to a form and forms to a sales desk. They contain no language; each reader sees them in their own.
import {
  clock,
  country,
  gigabytes,
  money,
  named,
  number,
  serverType,
  tableRow,
  type WishReader,
  type WishValue,
} from './wishValues.ts';

const zone = named('prices', 'cdn.zones.*.name');
const plan = named('prices', 'ddos.plans.*');
const region = named('regions', '*');
const cloud = named('cloudIntegration', 'names.*');
const message = named('calculators', 'quiet.options.*');
const finder = named('calculators', 'clouds.options.*');
const tab = named('calculators', 'prepaid.options.*');

/** The values of each kind, in the order of its code. Its text is in the namespace `wishes` under the same name. */
const kinds = {
  trial: {},
  prepaid: {},
  hosting: {},
  largerServer: {},
  servers: { quantity: number, type: serverType, usd: money },
  serversOver: { quantity: number, type: serverType, usd: money, max: money },
  floor: { from: region, to: region, km: number, ms: number },
  sms: { to: country, messages: number, segments: number, usd: money },
  smsElsewhere: { messages: number, segments: number },
  quietFree: { message, at: clock },
  quietBound: { message, at: clock, from: clock },
  month: { servers: number, tb: number, plan, sms: number, usd: money },
  monthOpen: { servers: number, tb: number, sms: number, usd: money },
  saving: { spend: money, usd: money },
  cloudSpend: { spend: money },
  cdn: { zone, gb: number, usd: money },
  cdnPack: { size: gigabytes },
  visits: { size: gigabytes, visits: number, page: number },
  cache: { gb: number, hit: number, left: number },
  downtime: { window: number, sum: number },
  copy: { gb: number, mbps: number, eff: number, hours: number },
  audience: { viewers: number, mbps: number, minutes: number, gbps: number, gb: number },
  attack: { gbps: number },
  attackPlan: { plan, gbps: number },
  ddosPlan: { plan, gbps: number },
  nodes: { users: number, nodes: number },
  pack: { pay: money, credit: money, tab },
  packFor: { pay: money, credit: money, need: money },
  clouds: { need: finder, users: finder, first: cloud, second: cloud, third: cloud },
  need: { need: named('clouds', 'needs.*') },
  row: { row: tableRow },
  country: { to: country },
} satisfies Record<string, Readonly<Record<string, WishValue>>>;

type Kinds = typeof kinds;
type WishKind = keyof Kinds;

/** The code for a link, such as `cdn EU 500 35`. */
export const wishCode = <K extends WishKind>(kind: K, values: Readonly<Record<keyof Kinds[K], string | number>>) =>
  [kind, ...Object.keys(kinds[kind]).map((name) => values[name as keyof Kinds[K]])].join(' ');

function partsOf(code: string) {
  const [kind = '', ...written] = code.split(' ');
  const values = Object.hasOwn(kinds, kind) ? Object.entries<WishValue>(kinds[kind as WishKind]) : undefined;
  if (values?.length !== written.length) return undefined;
  const parts = values.map(([name, value], index) => ({ name, value, text: written[index] ?? '' }));
  return parts.every(({ value, text }) => value.pattern.test(text)) ? { kind, parts } : undefined;
}

/** Whether a code has the form of ours; addresses may contain anything. */
export const isWish = (code: string): boolean => partsOf(code) !== undefined;

/** Undefined for a code that is not ours, or that names something our pages do not have. */
export function wishText(code: string, reader: WishReader): string | undefined {
  const wish = partsOf(code);
  const said = wish?.parts.map(({ name, value, text }) => [name, value.say(text, reader)] as const) ?? [];
  if (!wish || said.some(([, words]) => words === undefined)) return undefined;
  return reader.textsOf('wishes')(wish.kind, Object.fromEntries(said.map(([name, words]) => [name, words ?? ''])));
}
