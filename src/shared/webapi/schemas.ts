// What the descriptions of calls are made of: JSON schemas of fields, answers and refusals.
import type { Field } from '../forms/Form.ts';

export const content = (schema: object) => ({ 'application/json': { schema } });
export const text = { type: 'string' } as const;
export const whole = { type: 'integer' } as const;
export const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
/** What is wrong with which field; empty where nothing is. */
const errors = { type: 'array', items: object({ field: text, code: text, message: text }) };
export const envelope = (result: object) => object({ code: whole, message: text, result, errors });

const refusal = envelope({ type: ['object', 'null'] });
export const refused = (description: string) => ({ description, content: content(refusal) });

export function schemaOf(field: Field): object {
  if ('options' in field) {
    const one = { ...text, enum: field.options };
    return field.kind === 'checks' ? { type: 'array', items: one } : one;
  }
  return text;
}
