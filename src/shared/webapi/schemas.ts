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
  return field.kind === 'tick' || field.kind === 'agreement' ? { ...text, enum: ['yes', 'no'] } : text;
}

type Described = { parameters?: readonly { name: string }[]; responses: Record<number, object> };

/** What is answered before a call is looked at: to a body that cannot be read, or to another version of the protocol of uploads. */
const early = ({ parameters = [] }: Described, method: string): Record<number, object> =>
  parameters.some(({ name }) => name === 'Tus-Resumable')
    ? { 412: refused('Another version of the protocol') }
    : method === 'post'
      ? {
          400: refused('The body cannot be read'),
          403: refused('Sent from another site'),
          413: refused('The body is too large'),
          415: refused('The body has an unknown charset or encoding'),
        }
      : {};

const busy: Record<number, object> = { 503: refused('It cannot be answered at the moment') };

/** A call may come while nothing can be stored, or while the site has too much to do; a price list is then answered by a page. */
const common = (one: Described, method: string, path: string): Record<number, object> => ({
  ...early(one, method),
  ...(path.startsWith('/webapi/') ? busy : {}),
});

export const withCommonRefusals = (paths: object): object =>
  Object.fromEntries(
    Object.entries(paths as Record<string, Record<string, Described>>).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, one]) => [
          method,
          one.responses ? { ...one, responses: { ...common(one, method, path), ...one.responses } } : one,
        ]),
      ),
    ]),
  );
