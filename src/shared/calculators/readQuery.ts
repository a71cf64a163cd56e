// Reads a calculator's fields from a query, or their initial values when it asks nothing: values when all of them fit, otherwise a fault for each that does not.
import type { Field, Fields, ValuesOf } from './fields.ts';
import { readNumber } from './readNumber.ts';

export type Query = Readonly<Record<string, string>>;

/** The key of a message in `calculators.faults`, with what the message names. */
export type Fault = { key: 'whole' | 'decimal' | 'time' | 'choice'; min: number; max: number };

export type Read<Fs extends Fields> = {
  values: ValuesOf<Fs> | undefined;
  faults: { readonly [Name in keyof Fs]?: Fault };
  /** What stands in each field. */
  texts: { readonly [Name in keyof Fs]: string };
};

const minutesOf = (text: string): number | undefined => {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:h]([0-5]\d)$/.exec(text.normalize('NFKC').trim()) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
};

function valueOf(field: Field, text: string, decimal: '.' | ','): string | number | undefined {
  if (field.kind === 'choice') return field.options.find((option) => option === text);
  if (field.kind === 'time') return minutesOf(text);
  const value = readNumber(text, { decimal, decimals: field.decimals });
  return value !== undefined && value >= field.min && value <= field.max ? value : undefined;
}

const faultOf = (field: Field): Fault =>
  field.kind === 'number'
    ? { key: field.decimals === 0 ? 'whole' : 'decimal', min: field.min, max: field.max }
    : { key: field.kind, min: 0, max: 0 };

const initialText = (field: Field, decimal: string): string => String(field.initial ?? '').replace('.', decimal);

export function readQuery<Fs extends Fields>(fields: Fs, query: Query, decimal: '.' | ',' = '.'): Read<Fs> {
  const names = Object.keys(fields);
  // A choice alone is no question: the tab of a page may be one.
  const asked = names.some((name) => fields[name]?.kind !== 'choice' && Object.hasOwn(query, name));
  const texts: Record<string, string> = {};
  const values: Record<string, string | number | undefined> = {};
  const faults: Record<string, Fault> = {};
  for (const [name, field] of Object.entries(fields)) {
    const initial = initialText(field, decimal);
    const missing = asked && field.kind !== 'choice' ? '' : initial;
    const text = (Object.hasOwn(query, name) ? query[name] : undefined) ?? missing;
    texts[name] = text;
    if (text.trim() === '' && field.initial === undefined) continue;
    const value = valueOf(field, text, decimal);
    if (value === undefined) faults[name] = faultOf(field);
    values[name] = value;
  }
  const fits = Object.keys(faults).length === 0;
  return { values: fits ? (values as ValuesOf<Fs>) : undefined, faults, texts } as Read<Fs>;
}
