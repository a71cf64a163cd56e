// Reads a calculator's fields from a query: values if all are valid, otherwise a fault for each invalid one. Missing fields get their initial value.
import type { AskedField, Fields, ValuesOf } from './fields.ts';

type Marks = { decimal: '.' | ','; decimals: number };

const escaped = (mark: string) => (mark === '.' ? '\\.' : mark);

/** Reads a number as people write it: full-width digits, spaces, and the language's marks for thousands and decimals. */
export function readNumber(text: string, { decimal, decimals }: Marks): number | undefined {
  const group = decimal === '.' ? ',' : '.';
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [d, g] = [escaped(decimal), escaped(group)];
  // `2.5` in a language that writes `2,5`: without a group of three digits, or after a lone zero, the mark can only be for decimals.
  const foreign = new RegExp(`^(?:\\d+${g}(?:\\d{1,2}|\\d{4,})|0+${g}\\d+)$`).test(plain);
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:${g}\\d{3})+(?:${d}\\d+)?$`).test(plain);
  const value = foreign
    ? plain.replace(group, '.')
    : (grouped ? plain.replaceAll(group, '') : plain).replace(decimal, '.');
  const written = /^\d{1,15}(?:\.(\d+))?$/.exec(value);
  return written && (written[1] ?? '').length <= decimals ? Number(value) : undefined;
}

export type Query = Readonly<Record<string, string>>;

/** Key of a message in `calculators.faults`, and the limits in that message. */
export type QueryFault = { key: 'whole' | 'decimal' | 'time' | 'choice'; min: number; max: number };

export type Read<Fs extends Fields> = {
  values: ValuesOf<Fs> | undefined;
  faults: { readonly [Name in keyof Fs]?: QueryFault };
  /** The text to show in each field. */
  texts: { readonly [Name in keyof Fs]: string };
};

const minutesOf = (text: string): number | undefined => {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:h]([0-5]\d)$/.exec(text.normalize('NFKC').trim()) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
};

function valueOf(field: AskedField, text: string, decimal: '.' | ','): string | number | undefined {
  if (field.kind === 'choice') return field.options.find((option) => option === text);
  if (field.kind === 'time') return minutesOf(text);
  const value = readNumber(text, { decimal, decimals: field.decimals });
  return value !== undefined && value >= field.min && value <= field.max ? value : undefined;
}

const faultOf = (field: AskedField): QueryFault =>
  field.kind === 'number'
    ? { key: field.decimals === 0 ? 'whole' : 'decimal', min: field.min, max: field.max }
    : { key: field.kind, min: 0, max: 0 };

/** Applies the lower maximum that a choice field sets. */
function limited(field: AskedField, chosen: (name: string) => string | undefined): AskedField {
  if (field.kind !== 'number' || !field.lower) return field;
  const { by, when, max } = field.lower;
  return chosen(by) === when ? { ...field, max } : field;
}

const initialText = (field: AskedField, decimal: string): string => String(field.initial ?? '').replace('.', decimal);

export function readQuery<Fs extends Fields>(fields: Fs, query: Query, decimal: '.' | ',' = '.'): Read<Fs> {
  const texts: Record<string, string> = {};
  const values: Record<string, string | number | undefined> = {};
  const faults: Record<string, QueryFault> = {};
  const chosen = (name: string) => (Object.hasOwn(query, name) ? query[name] : String(fields[name]?.initial));
  for (const [name, each] of Object.entries(fields)) {
    const field = limited(each, chosen);
    const text = (Object.hasOwn(query, name) ? query[name] : undefined) ?? initialText(field, decimal);
    texts[name] = text;
    if (text.trim() === '' && field.initial === undefined) continue;
    const value = valueOf(field, text, decimal);
    if (value === undefined) faults[name] = faultOf(field);
    values[name] = value;
  }
  const fits = Object.keys(faults).length === 0;
  return { values: fits ? (values as ValuesOf<Fs>) : undefined, faults, texts } as Read<Fs>;
}
