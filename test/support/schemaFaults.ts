// Compares a value with a JSON schema, as far as our own description of the API uses it, and says what does not fit.

export type Schema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
};

function typeOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeOf(value).includes('object');

function faultsOfText(schema: Schema, text: string, at: string): string[] {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const isFit = text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? '', 'u').test(text);
  return isFit ? [] : [`${at}: ${JSON.stringify(text)} is no such text`];
}

export function schemaFaults(schema: Schema, value: unknown, at = 'answer'): string[] {
  const types = schema.type === undefined ? typeOf(value) : [schema.type].flat();
  if (!typeOf(value).some((type) => types.includes(type)))
    return [`${at}: ${typeOf(value)[0]}, not ${types.join(' or ')}`];
  const { anyOf, enum: choices, properties = {}, required = [], additionalProperties: others, items } = schema;
  const faults: string[] = [];
  if ('const' in schema && value !== schema.const) faults.push(`${at}: is not ${String(schema.const)}`);
  if (choices && !choices.includes(value)) faults.push(`${at}: ${JSON.stringify(value)} is no choice`);
  if (anyOf && anyOf.every((one) => schemaFaults(one, value, at).length > 0)) faults.push(`${at}: fits none of anyOf`);
  if (typeof value === 'string') faults.push(...faultsOfText(schema, value, at));
  if (Array.isArray(value) && items)
    faults.push(...value.flatMap((one: unknown, index) => schemaFaults(items, one, `${at}[${index}]`)));
  if (!isRecord(value)) return faults;
  faults.push(...required.filter((name) => !(name in value)).map((name) => `${at}.${name}: is missing`));
  for (const [name, one] of Object.entries(value)) {
    const own = properties[name] ?? others;
    if (own === false) faults.push(`${at}.${name}: is not described`);
    else if (typeof own === 'object') faults.push(...schemaFaults(own, one, `${at}.${name}`));
  }
  return faults;
}
