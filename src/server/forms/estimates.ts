// Estimates as codes for links: short, with a version and a signature, so that nobody can put other prices into our links.
import * as v from 'valibot';
import { isPossible } from '../../shared/calculators/estimate.ts';
import { lineKinds, mostLines, type Estimate } from '../../shared/facts/Estimate.ts';
import { lengthOf } from '../../shared/forms/rules.ts';
import { longestCode, longestName } from '../../shared/forms/estimateLimits.ts';
import type { Secrets } from '../secrets.ts';
import { readJson } from '../ops/readJson.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** Version of the tuple below; codes of other versions are rejected. */
const version = '1';

const row = v.strictTuple([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(lineKinds.length - 1)),
  v.pipe(v.string(), v.regex(/^\w[\w.-]{0,30}$/)),
  v.number(),
  v.number(),
  v.pipe(v.number(), v.minValue(0)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)),
]);
const shape = v.strictTuple([
  v.pipe(
    v.string(),
    v.check((name) => lengthOf(name) <= longestName),
  ),
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.array(row), v.maxLength(mostLines)),
]);

const packed = ({ name, region, gb, lines }: Estimate): v.InferOutput<typeof shape> => [
  name,
  region,
  gb,
  lines.map(({ kind, id, quantity, months, usd, day }) => [
    lineKinds.indexOf(kind),
    id,
    quantity,
    months,
    usd,
    Math.round(Date.parse(day) / dayMs),
  ]),
];

/** Decodes without checking the signature: use openEstimate for codes from visitors. */
export function readEstimate(code: string): Estimate | undefined {
  const [written, payload = ''] = code.split('.');
  if (written !== version) return undefined;
  const read = v.safeParse(
    shape,
    readJson(Buffer.from(payload, 'base64url').toString(), () => undefined),
  );
  if (!read.success) return undefined;
  const [name, region, gb, rows] = read.output;
  const lines = rows.flatMap(([at, id, quantity, months, usd, days]) => {
    const kind = lineKinds[at];
    const line = kind && { kind, id, quantity, months, usd, day: new Date(days * dayMs).toISOString().slice(0, 10) };
    return line && isPossible(line) ? [line] : [];
  });
  return lines.length === rows.length ? { name, region, gb, lines } : undefined;
}

export function sealEstimate(secrets: Secrets, estimate: Estimate): string {
  const text = `${version}.${Buffer.from(JSON.stringify(packed(estimate))).toString('base64url')}`;
  return `${text}.${secrets.sign('estimates', text)}`;
}

/** Undefined when the code is not ours, not complete, or of another version. */
export function openEstimate(secrets: Secrets, code: string): Estimate | undefined {
  if (code.length > longestCode) return undefined;
  const at = code.lastIndexOf('.');
  return secrets.isSigned('estimates', code.slice(0, at), code.slice(at + 1)) ? readEstimate(code) : undefined;
}
