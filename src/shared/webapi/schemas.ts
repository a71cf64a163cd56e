// Building blocks of the OpenAPI description: JSON schemas of fields, responses and refusals.
import type { Field } from '../forms/Form.ts';

export const content = (schema: object) => ({ 'application/json': { schema } });
export const text = { type: 'string' } as const;
export const whole = { type: 'integer' } as const;
export const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
/** The faults, by field; empty without faults. */
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
