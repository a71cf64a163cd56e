// OpenAPI description of all calls, generated from the table of calls so that both always agree.
import { toJsonSchema } from '@valibot/to-json-schema';
import { mostBytes, mostFiles } from '../forms/fileLimits.ts';
import { fieldsOf, type Field, type Form } from '../forms/Form.ts';
import { forms } from '../forms/forms.ts';
import { onTerms, type SiteTerms } from '../forms/siteTerms.ts';
import { locales } from '../i18n/locales.ts';
import { accountPaths } from './accountPaths.ts';
import { isPathParameter } from './callPath.ts';
import { calls, parameters, type Call, type ParameterName } from './calls.ts';
import { pricePaths, type PriceList } from './priceLists.ts';
import { content, envelope, object, refused, schemaOf, text, whole, withCommonRefusals } from './schemas.ts';
import { webhooks } from './webhooks.ts';

const file = object({ path: text, name: text, size: whole, type: text });

const attachments = {
  type: 'array',
  maxItems: mostFiles,
  items: { ...text, format: 'binary', description: 'png, jpg or pdf' },
};

/** The fields of all languages. A field shown in one language only is never required. */
const fieldsOfAll = (form: Form): Field[] => [
  ...new Map(locales.flatMap((locale) => fieldsOf(form, locale)).map((field) => [field.name, field])).values(),
];

function leadOperation(form: Form) {
  const fields = fieldsOfAll(form).filter(({ kind }) => kind !== 'files');
  const properties = {
    ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    language: { ...text, description: 'Language by its dir, prefix or code' },
    key: {
      ...text,
      description: 'Chosen by the caller; sending the same submission again with the same key creates no second lead',
    },
    reference: {
      ...text,
      description:
        'For sites that forward enquiries they have accepted: the reference that the visitor was given. The lead keeps it if it is free; the desk gets a mail, the visitor does not',
    },
    draft: { ...text, description: 'Token of the files that were uploaded before' },
    humanProof: { ...text, description: 'The solved challenge of /webapi/check, as base64 of its JSON' },
    humanQuestion: text,
    humanAnswer: text,
  };
  const required = fields.filter((field) => field.required && field.onlyIn === undefined).map(({ name }) => name);
  return {
    operationId: `lead_${form.id}`,
    summary: `Sends the form ${form.id}`,
    parameters: [
      { name: 'Idempotency-Key', in: 'header', required: false, description: 'The same as key', schema: text },
    ],
    requestBody: {
      required: true,
      content: {
        ...content(object(properties, required)),
        'multipart/form-data': { schema: object({ ...properties, attachments }, required) },
      },
    },
    responses: {
      200: {
        description: 'The lead is stored; result has its reference',
        content: content(envelope(object({ reference: text, promise: text, location: text }))),
      },
      403: refused('Sent from another site, or signed with another secret'),
      413: refused('Files or body are too large'),
      422: refused('A field has a fault'),
      429: refused('Too many of this form from one address; Retry-After says how long to wait'),
      503: refused('It cannot be stored at the moment'),
    },
  };
}

const suggestion = object({
  href: text,
  text: { type: 'array', items: text, description: 'Every second piece is a match of the search' },
  note: { ...text, description: 'A price, or the kind of result' },
});

const searchPath = {
  '/webapi/search/{language}': {
    get: {
      operationId: 'search',
      summary:
        'Suggestions of the site search: a price that answers the search, then prices, pages, questions and articles',
      parameters: [
        { name: 'language', in: 'path', required: true, description: parameters.language.text, schema: text },
        { name: 'q', in: 'query', required: true, description: 'The text to search for', schema: text },
      ],
      responses: {
        200: { description: 'Suggestions', content: content(envelope({ type: 'array', items: suggestion })) },
        400: refused('The address is malformed'),
        404: refused('No such language'),
      },
    },
  },
};

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: text,
});
const version = header('Tus-Resumable', true, '1.0.0');
const uploadId = { name: 'id', in: 'path', required: true, schema: text };
const offset = header('Upload-Offset', true, 'Bytes that the server has');

/** The calls that receive forms and their files. */
function formPaths(terms: SiteTerms): Record<string, object> {
  const leads = forms.map((form) => [`/webapi/lead/${form.id}`, { post: leadOperation(onTerms(form, terms)) }]);
  return {
    ...Object.fromEntries(leads),
    '/webapi/check': {
      get: {
        operationId: 'humanCheck',
        summary:
          'A challenge to solve and send with each form; a refused form returns a question for visitors who cannot solve it',
        responses: { 200: { description: 'Fresh', content: content(envelope({ type: 'object' })) } },
      },
    },
    '/webapi/upload': {
      post: {
        operationId: 'beginUpload',
        summary: 'Begins an upload by the tus protocol 1.0 (creation)',
        parameters: [
          version,
          header('Upload-Length', true, `At most ${mostBytes}`),
          header('Upload-Metadata', true, 'filename, draft, and proof where asked for, each in base64'),
        ],
        responses: {
          201: { description: 'Started; Location is its address', content: content(envelope(object({ id: text }))) },
          400: refused('Not a valid upload'),
          403: refused('The draft needs a proof of work first; result has the challenge'),
          413: refused('Larger than a form accepts'),
          429: refused('Too many from one address'),
        },
      },
      get: {
        operationId: 'listUploads',
        summary: 'The files of a draft, and the challenge that has to be solved for its first file',
        parameters: [{ name: 'draft', in: 'query', required: true, schema: text }],
        responses: {
          200: {
            description: 'Files',
            content: content(
              envelope(object({ files: { type: 'array', items: file }, challenge: { type: 'object' } }, ['files'])),
            ),
          },
        },
      },
    },
    '/webapi/upload/{id}': {
      head: {
        operationId: 'askUpload',
        summary: 'The progress of the upload, in Upload-Offset',
        parameters: [uploadId, version],
        responses: { 200: { description: 'Known' }, 404: { description: 'No such upload' } },
      },
      patch: {
        operationId: 'continueUpload',
        summary: 'Continues the upload; after the last piece the file is checked and stored',
        parameters: [uploadId, version, offset],
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { ...text, format: 'binary' } } },
        },
        responses: {
          204: { description: 'Accepted; Upload-Offset has the progress' },
          404: refused('No such upload'),
          409: refused('The offset differs; Upload-Offset has the right one'),
          413: refused('More than was announced'),
          415: refused('A piece is application/offset+octet-stream'),
          422: refused('The file is not a png, jpg or pdf, is incomplete, or has active content'),
          423: refused('Another request writes to it'),
          429: refused('Too many files are waiting; Retry-After says how long to wait'),
        },
      },
      delete: {
        operationId: 'dropUpload',
        summary: 'Cancels the upload',
        parameters: [uploadId, version],
        responses: { 204: { description: 'Gone' }, 404: refused('No such upload') },
      },
    },
  };
}

/** Ignores checks that are code, such as "a language of ours": JSON schema cannot express them. */
const jsonSchema = (answer: Call<unknown>['answer']): object => toJsonSchema(answer, { errorMode: 'ignore' });

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
      // OpenAPI requires every path parameter; the path without an optional one is listed separately.
      .map((each) => ({ ...parameter(each), ...(parameters[each].in === 'path' && { required: true }) })),
    responses: {
      200: { description: summary, content: content(envelope(jsonSchema(answer))) },
      400: failure('The address is malformed'),
      404: failure('No such call or language'),
      405: failure('The method is not GET'),
      503: failure('The answer is not available at the moment'),
    },
  };
}

/** A pattern with an optional segment becomes two paths. */
const readings = (path: string): string[] =>
  /[^/]\{/.test(path) ? [path.replace(/([^/])\{(\w+)\}/, '$1/{$2}'), path.replace(/([^/])\{\w+\}/, '$1')] : [path];

export function openapi(terms: SiteTerms, publishedLists: readonly PriceList[]): object {
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
    paths: withCommonRefusals({
      ...Object.fromEntries(rows),
      ...searchPath,
      ...formPaths(terms),
      ...accountPaths(),
      ...pricePaths(publishedLists),
    }),
    webhooks,
  };
}
