// Reads YAML files of the content folder, checks them against schemas, and collects the faults of one load with file and line,
// so that staff see all of them at once.
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { StaffFault } from '../ops/faults.ts';

export type FaultList = {
  add: (file: string, line: number, reason: string) => void;
  /** Throws if there are any faults. */
  settle: () => void;
};

type Fault = { file: string; line: number; reason: string };

const inReadingOrder = (a: Fault, b: Fault) => a.file.localeCompare(b.file) || a.line - b.line;

export function faultList(): FaultList {
  const faults: Fault[] = [];
  return {
    add: (file, line, reason) => faults.push({ file, line, reason }),
    settle: () => {
      if (faults.length === 0) return;
      const lines = faults.sort(inReadingOrder).map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
      throw new StaffFault('The content is wrong:', [...new Set(lines)]);
    },
  };
}

/** Finds values that a list holds more than once: the positions of all but the first. */
export function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

export type Path = readonly (string | number)[];

export type Checked<Data> = {
  data: Data;
  /** Reports a fault at the line of the value that the path leads to. */
  fault: (path: Path, reason: string) => void;
};

/** Reports names of a list that stand there more than once. `placeOf`: where the name at that position stands; `what` is said before it. */
export function reportTwice(
  { fault }: Pick<Checked<unknown>, 'fault'>,
  names: readonly string[],
  placeOf: (index: number) => Path = (index) => [index],
  what = '',
): void {
  for (const index of repeated(names)) fault(placeOf(index), `${what}${names[index]} stands here twice`);
}

function startOf(document: Document, path: Path): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  const key = isMap(parent)
    ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === name)?.key
    : undefined;
  const node = isNode(key) ? key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** If the value is missing, the position of its nearest parent. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== undefined) return start;
  }
  return document.contents?.range?.[0] ?? 0;
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

function reasonOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'is not known here' : received === 'undefined' ? 'is missing' : message;
}

/** Undefined when the text does not fit the schema; the faults are then in the list. */
export function readYaml<Data>(
  text: string,
  schema: v.GenericSchema<unknown, Data>,
  file: string,
  faults: FaultList,
  linesBefore = 0,
): Checked<Data> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line) + linesBefore;
  const fault = (path: Path, reason: string) => faults.add(file, lineAt(offsetOf(document, path)), reason);

  const syntax = [...document.errors, ...document.warnings];
  for (const { pos, message } of syntax) faults.add(file, lineAt(pos[0]), message);
  if (syntax.length > 0) return undefined;

  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    // Aliases that refer to each other can expand a few lines to gigabytes.
    fault([], String(error));
    return undefined;
  }
  const result = v.safeParse(schema, value);
  if (result.success) return { data: result.output, fault };
  for (const issue of result.issues) {
    const path = pathOf(issue);
    fault(path, `${path.join('.') || 'file'}: ${reasonOf(issue)}`);
  }
  return undefined;
}

/**
 * The text of a file, without the mark that some editors put before it. Undefined when it cannot be read, or when an editor saved it in
 * another encoding, of which visitors would see question marks.
 */
export function readText(place: string, file: string, faults: FaultList): string | undefined {
  try {
    const bytes = readFileSync(place);
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (isUtf8(bytes)) return text;
    faults.add(file, text.slice(0, text.indexOf('\uFFFD')).split('\n').length, 'is not saved as UTF-8');
  } catch {
    faults.add(file, 1, 'cannot be read');
  }
  return undefined;
}

export type ReadFile = <Data>(name: string, schema: v.GenericSchema<unknown, Data>) => Checked<Data> | undefined;

/** A brand must have these files itself: identity, claims, and the desks that answer its customers. */
const neverInherited = ['site.yaml', 'claims.yaml', 'desks.yaml'];
/** Owner's facts and campaign links are never inherited: without its own file, a brand has none. */
const emptyByDefault: Readonly<Record<string, string>> = { 'owner.yaml': '{}', 'links.yaml': '[]' };

export const brandFolder = (brand: string): string => `brands/${brand}`;

/** A brand's own file is preferred to the common one. */
export function contentFolder(dir: string, faults: FaultList, brand?: string): ReadFile {
  function placeOf(name: string): string {
    const own = brand === undefined ? name : `${brandFolder(brand)}/${name}`;
    return neverInherited.includes(name) || existsSync(join(dir, own)) ? own : name;
  }
  return (name, schema) => {
    const place = placeOf(name);
    const file = `${basename(dir)}/${place}`;
    const empty = brand === undefined ? undefined : emptyByDefault[place];
    if (empty !== undefined) return readYaml(empty, schema, file, faults);
    const text = readText(join(dir, place), file, faults);
    return text === undefined ? undefined : readYaml(text, schema, file, faults);
  };
}
