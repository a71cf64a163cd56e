// Describes every call in OpenAPI, made from the table of calls so that it cannot differ from it.
import { toJsonSchema } from '@valibot/to-json-schema';
import { mostBytes, mostFiles } from '../forms/fileLimits.ts';
import { fieldsOf, type Field, type Form } from '../forms/Form.ts';
import { forms } from '../forms/forms.ts';
import { localeCodes } from '../i18n/locales.ts';
import { accountPaths } from './accountPaths.ts';
import { isPathParameter } from './callPath.ts';
import { calls, parameters, type Call, type ParameterName } from './calls.ts';
import { pricePaths } from './priceLists.ts';
import { content, envelope, object, refused, schemaOf, text, whole } from './schemas.ts';
import { webhooks } from './webhooks.ts';

const file = object({ path: text, name: text, size: whole, type: text });

const attachments = {
  type: 'array',
  maxItems: mostFiles,
  items: { ...text, format: 'binary', description: 'png, jpg or pdf' },
};

/** A field of one language is described, and never required. */
const fieldsOfAll = (form: Form): Field[] => [
  ...new Map(localeCodes.flatMap((locale) => fieldsOf(form, locale)).map((field) => [field.name, field])).values(),
];

function leadOperation(form: Form) {
  const fields = fieldsOfAll(form).filter(({ kind }) => kind !== 'files');
  const properties = {
    ...Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    language: { ...text, description: 'Language by its dir, prefix or code' },
    key: { ...text, description: 'Made by the caller; the same submission under the same key makes one lead' },
    reference: {
      ...text,
      description:
        'For sites that pass on what they took in: the reference that the visitor has been given. The lead keeps it if it is free, and the desk gets a mail, but not the visitor',
    },
    draft: { ...text, description: 'Token of files uploaded before' },
    humanProof: { ...text, description: 'The solved challenge of /webapi/check, as base64 of its JSON' },
    humanQuestion: text,
    humanAnswer: text,
  };
  const required = fields.filter(({ required }) => required).map(({ name }) => name);
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
        description: 'The lead is kept; result has its reference',
        content: content(envelope(object({ reference: text, promise: text, location: text }))),
      },
      403: refused('Sent from another site'),
      413: refused('Files or body are too large'),
      422: refused('Something is to be mended'),
      429: refused('Too many of this form from one address; Retry-After says how long to wait'),
      503: refused('It cannot be kept at the moment'),
    },
  };
}

const suggestion = object({
  href: text,
  text: { type: 'array', items: text, description: 'Every other piece, from the second on, is what was asked for' },
  note: { ...text, description: 'A price, or what kind of thing it is' },
});

const searchPath = {
  '/webapi/search/{language}': {
    get: {
      operationId: 'search',
      summary: 'What the search of the site suggests: a price that answers, then prices, pages, questions and articles',
      parameters: [
        { name: 'language', in: 'path', required: true, description: parameters.language.text, schema: text },
        { name: 'q', in: 'query', required: true, description: 'What is searched for', schema: text },
      ],
      responses: {
        200: { description: 'Suggestions', content: content(envelope({ type: 'array', items: suggestion })) },
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

/** Describes the calls that take forms and their files, for the description of the API. */
function formPaths(): Record<string, object> {
  const leads = forms.map((form) => [`/webapi/lead/${form.id}`, { post: leadOperation(form) }]);
  return {
    ...Object.fromEntries(leads),
    '/webapi/check': {
      get: {
        operationId: 'humanCheck',
        summary:
          'A challenge to solve, which goes with each form; a form that was refused brings a question for who cannot',
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
          201: { description: 'Begun; Location is its address' },
          400: refused('Not such an upload'),
          403: refused('The draft has to prove work first; result has the challenge'),
          413: refused('Larger than a form takes'),
          429: refused('Too many from one address'),
        },
      },
      get: {
        operationId: 'listUploads',
        summary: 'The files that a draft holds, and the challenge that its first one has to bring solved',
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
        summary: 'How far the upload is, in Upload-Offset',
        parameters: [uploadId, version],
        responses: { 200: { description: 'Known' }, 404: { description: 'No such upload' } },
      },
      patch: {
        operationId: 'continueUpload',
        summary: 'Goes on where it stands; with the last piece the file is looked at and kept',
        parameters: [uploadId, version, offset],
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { ...text, format: 'binary' } } },
        },
        responses: {
          204: { description: 'Taken; Upload-Offset says how far it is' },
          404: refused('No such upload'),
          409: refused('It stands elsewhere; Upload-Offset says where'),
          422: refused('The file is not a png, jpg or pdf, or not whole, or it acts'),
          423: refused('Another request writes to it'),
          429: refused('Too much is waiting; Retry-After says how long to wait'),
        },
      },
      delete: {
        operationId: 'dropUpload',
        summary: 'Gives it up',
        parameters: [uploadId, version],
        responses: { 204: { description: 'Gone' }, 404: refused('No such upload') },
      },
    },
  };
}

/** What a row only checks in code, such as a language that we have, no schema can say. */
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
    paths: { ...Object.fromEntries(rows), ...searchPath, ...formPaths(), ...accountPaths(), ...pricePaths() },
    webhooks,
  };
}
