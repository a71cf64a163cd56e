// Which desk answers a lead: the first matching rule of content/desks.yaml, read with faults named by line.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { isAddress } from './ports.ts';

const oneOrMore = <T extends v.GenericSchema<string>>(value: T) =>
  v.union(
    [
      v.pipe(
        value,
        v.transform((one) => [one]),
      ),
      v.array(value),
    ],
    'must be one value or a list of known values',
  );

const name = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'));

const rule = v.strictObject({
  desk: name,
  mail: v.pipe(v.string('must be a mail address'), v.check(isAddress, 'must be one mail address')),
  /** The language that the desk reads. */
  language: v.picklist(localeCodes, `must be one of ${localeCodes.join(', ')}`),
  form: v.optional(oneOrMore(name)),
  locale: v.optional(oneOrMore(v.picklist(localeCodes))),
  country: v.optional(oneOrMore(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))),
  product: v.optional(oneOrMore(name)),
  webhook: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http or https address'))),
});

const rules = v.pipe(v.array(rule, 'must be a list of rules'), v.nonEmpty('must hold at least one rule'));

export type DeskRule = v.InferOutput<typeof rule>;
export type LeadFacts = { form: string; locale: string; country?: string | undefined; product?: string | undefined };

export class DeskFaults extends Error {
  override readonly name = 'DeskFaults';
}

const conditions = ['form', 'locale', 'country', 'product'] as const;

function lineOf(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return lines.linePos(Number(node.range[0])).line;
  }
  return 1;
}

function faultsOf(document: Document, lines: LineCounter, found: readonly v.BaseIssue<unknown>[]): string[] {
  return found.map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? [];
    return `${lineOf(document, lines, path)}: ${path.join('.')} ${issue.message}`;
  });
}

/** Throws DeskFaults with every fault as file:line, because a rule that is skipped would lose customers quietly. */
export function loadDesks(file: string): DeskRule[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const fail = (faults: readonly string[]): never => {
    throw new DeskFaults(faults.map((fault) => `${file}:${fault}`).join('\n'));
  };
  if (document.errors.length > 0)
    fail(document.errors.map((error) => `${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`));
  const result = v.safeParse(rules, document.toJS());
  if (!result.success) return fail(faultsOf(document, lines, result.issues));
  const last = result.output.at(-1);
  if (!last || conditions.some((condition) => last[condition] !== undefined)) {
    fail([
      `${lineOf(document, lines, [result.output.length - 1])}: the last rule must have no conditions, so that every lead finds a desk`,
    ]);
  }
  return result.output;
}

export function deskFor(desks: readonly DeskRule[], facts: LeadFacts): DeskRule {
  const desk = desks.find((one) =>
    conditions.every((condition) => {
      const wanted: readonly string[] | undefined = one[condition];
      return wanted === undefined || wanted.includes(facts[condition] ?? '');
    }),
  );
  if (!desk) throw new DeskFaults('No desk answers every lead');
  return desk;
}
