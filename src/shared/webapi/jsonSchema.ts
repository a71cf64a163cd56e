// Says in JSON Schema what a valibot schema of answers.ts accepts.

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isOptional = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'optional';

function object(entries: Json): Json {
  const required = Object.keys(entries).filter((name) => !isOptional(entries[name]));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, jsonSchema(schema)])),
    ...(required.length > 0 && { required }),
  };
}

export function jsonSchema(schema: unknown): Json {
  if (!isObject(schema)) throw new Error('Not a schema');
  const { type, wrapped, entries, item, options } = schema;
  if (type === 'optional') {
    const inner = jsonSchema(wrapped);
    return schema['default'] === undefined ? inner : { ...inner, default: schema['default'] };
  }
  if (type === 'object' && isObject(entries)) return object(entries);
  if (type === 'array') return { type: 'array', items: jsonSchema(item) };
  if (type === 'union' && Array.isArray(options)) return { anyOf: options.map(jsonSchema) };
  if (type === 'never') return { not: {} };
  if (type === 'string' || type === 'number' || type === 'boolean') return { type };
  throw new Error(`No JSON Schema for ${String(type)}`);
}
