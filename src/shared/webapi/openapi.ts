// Describes every call in OpenAPI, made from the table of calls so that it cannot differ from it.
import { toJsonSchema } from '@valibot/to-json-schema';
import { accountPaths } from './accountPaths.ts';
import { calls, parameters, type Call, type ParameterName } from './calls.ts';
import { isPathParameter } from './callPath.ts';
import { formPaths } from './formPaths.ts';
import { pricePaths } from './priceLists.ts';

const envelope = (result: object) => ({
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, result },
  required: ['code', 'message', 'result'],
});

/** What a row only checks in code, such as a language that we have, no schema can say. */
const jsonSchema = (answer: Call<unknown>['answer']): object => toJsonSchema(answer, { errorMode: 'ignore' });

const content = (schema: object) => ({ 'application/json': { schema } });

const failure = (description: string) => ({ description, content: content(envelope({ type: 'null' })) });

function parameter(name: ParameterName) {
  const { in: place, required, text, example } = parameters[name];
  return { name, in: place, required, description: text, example, schema: { type: 'string' } };
}

function operation(name: string, { input, answer, summary }: Call<unknown>, path: string) {
  return {
    operationId: name,
    summary,
    parameters: input
      .filter((each) => parameters[each].in === 'query' || isPathParameter(path, each))
      // In OpenAPI whatever stands in a path is required: the short reading is a path of its own.
      .map((each) => ({ ...parameter(each), ...(parameters[each].in === 'path' && { required: true }) })),
    responses: {
      200: { description: summary, content: content(envelope(jsonSchema(answer))) },
      400: failure('The address is malformed'),
      404: failure('No such call or language'),
      405: failure('The method is not GET'),
      503: failure('The answer is not known at the moment'),
    },
  };
}

/** A segment that may be missing makes two paths. */
const readings = (path: string): string[] =>
  /[^/]\{/.test(path) ? [path.replace(/([^/])\{(\w+)\}/, '$1/{$2}'), path.replace(/([^/])\{\w+\}/, '$1')] : [path];

export function openapi(): object {
  const rows = Object.entries<Call<unknown>>(calls).flatMap(([name, call]) =>
    readings(call.path).map((path, index) => [
      path,
      { get: operation(index === 0 ? name : `${name}OfDefaultLanguage`, call, path) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website back end',
      version: '1',
      description: 'Code 0 is success; errors carry result null.',
    },
    paths: { ...Object.fromEntries(rows), ...formPaths(), ...accountPaths(), ...pricePaths() },
  };
}
