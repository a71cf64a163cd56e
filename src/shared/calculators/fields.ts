// The fields of calculators: accepted values, and the initial one.

export const gbPerTb = 1000;
/** More traffic than anybody has: what is above is a slip of typing. */
export const mostGb = 99_999_999;

export type NumberField<Initial extends number | undefined = number> = {
  kind: 'number';
  min: number;
  max: number;
  decimals: number;
  /** Used, and its result shown, while the query lacks the field; a field without an initial value may stay empty. */
  initial: Initial;
  /** A lower maximum while the choice field `by` has the value `when`. */
  lower?: { by: string; when: string; max: number };
};
type ListField<Option extends string = string> = {
  kind: 'choice';
  options: readonly Option[];
  initial: Option;
};
/** A time of day, read as minutes since midnight. */
type TimeField = { kind: 'time'; initial: string };
export type AskedField = NumberField | NumberField<undefined> | ListField | TimeField;
export type Fields = Readonly<Record<string, AskedField>>;

type ValueOf<F extends AskedField> =
  F extends ListField<infer Option> ? Option : F extends NumberField<undefined> ? number | undefined : number;
export type ValuesOf<Fs extends Fields> = { [Name in keyof Fs]: ValueOf<Fs[Name]> };

export const whole = (min: number, max: number, initial: number): NumberField => decimal(min, max, 0, initial);

export const decimal = (min: number, max: number, decimals: number, initial: number): NumberField => ({
  kind: 'number',
  min,
  max,
  decimals,
  initial,
});

export const optional = (min: number, max: number, decimals = 0): NumberField<undefined> => ({
  kind: 'number',
  min,
  max,
  decimals,
  initial: undefined,
});

export const choice = <Option extends string>(
  options: readonly Option[],
  initial: NoInfer<Option>,
): ListField<Option> => ({ kind: 'choice', options, initial });

export const time = (initial: string): TimeField => ({ kind: 'time', initial });
