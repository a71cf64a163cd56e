// OpenAPI description of the calls of a logged-in visitor, generated from their table.
import { memberCalls, type MemberCall, type MemberCallName } from './memberCalls.ts';
import { content, envelope, object, refused, text } from './schemas.ts';

export const base = '/webapi/account';
export const language = { ...text, description: 'Language by its dir, prefix or code' };

const done = { 200: { description: 'Done', content: content(envelope({ type: ['object', 'null'] })) } };
const loggedOut = { 401: refused('Nobody is logged in') };
const changed = {
  ...done,
  ...loggedOut,
  422: refused('A field has a fault'),
  429: refused('Too many attempts; Retry-After says how long to wait'),
};

const found = (name: MemberCallName, schema: object) => ({
  200: { description: memberCalls[name].summary, content: content(schema) },
  ...loggedOut,
});

/** Calls that answer otherwise than done or refused. */
const answers: { readonly [Name in MemberCallName]?: Readonly<Record<number, object>> } = {
  me: found('me', envelope({ type: 'object' })),
  export: {
    ...found('export', { type: 'object' }),
    429: refused('Too many copies; Retry-After says how long to wait'),
  },
  console: {
    303: { description: 'Location is the address in the console' },
    ...loggedOut,
    404: refused('There is no console'),
  },
};

/** What is sent: in the query of a link, or in the body. */
function given({ method, fields, inLanguage }: MemberCall): object {
  if (method === 'GET') {
    const { description } = language;
    return {
      parameters: inLanguage ? [{ name: 'language', in: 'query', required: false, description, schema: text }] : [],
    };
  }
  if (!inLanguage && Object.keys(fields).length === 0) return {};
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  const properties = { ...Object.fromEntries(schemas), ...(inLanguage && { language }) };
  return { requestBody: { required: true, content: content(object(properties)) } };
}

export const memberPaths = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries<MemberCall>(memberCalls).map(([name, call]) => [
      `${base}/${call.path}`,
      {
        [call.method.toLowerCase()]: {
          operationId: `account_${name}`,
          summary: call.summary,
          'x-needs': 'The cookie `session` that login has set',
          ...given(call),
          responses: answers[name as MemberCallName] ?? changed,
        },
      },
    ]),
  );
