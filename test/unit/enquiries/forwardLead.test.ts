// Handing a lead to a remote back end: what is sent, which answers mean success, and which make further tries
// pointless.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { forwardLead } from '../../../src/server/enquiries/forwardLead.ts';
import { vouching } from '../../../src/server/http/vouching.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: Buffer };
type Answer = (response: ServerResponse) => void;

const seen: Seen[] = [];
let answer: Answer;
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  const body = Buffer.concat(await request.toArray());
  seen.push({ method, url, headers, body });
  if (method === 'POST') answer(response);
  else response.setHeader('content-type', 'application/json').end('{"code":404,"message":"","result":null}');
});
let base: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  seen.splice(0);
  logged.splice(0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const good = json(200, { code: 0, message: 'ok', result: { reference: 'CO-7F3K-29QD' }, errors: [] });
const refusal = (status: number, field: string) =>
  json(status, { code: status, message: 'x', result: null, errors: [{ field, code: 'wrong', message: 'x' }] });

const lead = {
  form: 'contactUs',
  reference: 'CO-7F3K-29QD',
  key: 'key-of-the-submission',
  domain: 'cocloud.example',
  fields: { company: '例 "A"\r\nB', services: ['cloud', 'sms'], language: 'zh_TW' },
  files: [{ path: 'a.pdf', name: '報"價".pdf', size: 300_000 }],
};
const content = Buffer.alloc(300_000, 'pdf\r\n--');

let now = 0;
const logged: [event: string, details: unknown][] = [];
const sender = (to = base, deadlineMs = 60_000, vouches = false) =>
  forwardLead({
    vouching: vouches ? vouching(['shared-by-both-sites-0123456789-abcdef'], 'enquiries') : undefined,
    base: to,
    urlDomain: 'our site',
    files: { open: async () => Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]) },
    clock: () => now,
    log: { warn: (event, details) => void logged.push([event, details]) },
    deadlineMs,
    answerMs: deadlineMs / 2,
  });
const send = (...how: Parameters<typeof sender>) => sender(...how)(lead, 'message-id');

test('the whole lead is sent as one form, with its key and both domains', async () => {
  answer = good;
  await send();
  const call = seen.at(-1);
  expect(call?.url).toBe('/webapi/lead/contactUs?domain=cocloud.example&urlDomain=our+site');
  expect(call?.headers).toMatchObject({
    'idempotency-key': lead.key,
    accept: 'application/json',
    'content-length': String(call?.body.length),
  });
  const body = new Uint8Array(call?.body ?? []);
  const form = await new Response(body, {
    headers: { 'content-type': call?.headers['content-type'] ?? '' },
  }).formData();
  const [file] = form.getAll('attachments');
  if (!(file instanceof File)) throw new Error('no file came');
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  expect(file.name).toBe('報"價".pdf');
  expect(form.getAll('services')).toEqual(['cloud', 'sms']);
  expect(Object.fromEntries(form)).toMatchObject({
    company: lead.fields.company,
    language: 'zh_TW',
    reference: lead.reference,
  });
});

const passing: [string, Answer | undefined][] = [
  ['nobody there', undefined],
  ['500', json(500, {})],
  ['503', refusal(503, 'form')],
  ['429', refusal(429, 'form')],
  ['403', json(403, {})],
  ['a check that was not passed', refusal(422, 'slider')],
  ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
  ['a page of HTML', (response) => response.end('<h1>Welcome</h1>')],
  ['JSON of another shape', json(200, { ok: true })],
  ['an endless answer', (response) => void Readable.from(endless()).pipe(response)],
  ['one letter a while', (response) => void Readable.from(dripping()).pipe(response)],
  ['silence', () => undefined],
  ['a reset', (response) => response.socket?.resetAndDestroy()],
];

function* endless() {
  for (;;) yield Buffer.alloc(65_536, ' ');
}
async function* dripping() {
  for (;;) {
    yield ' ';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test.each(passing)('%s: it is tried again, and each try ends in time', async (_name, given) => {
  if (given) answer = given;
  const failure: unknown = await send(given ? base : 'http://127.0.0.1:1', 1_600).catch((error: unknown) => error);
  expect(failure).toBeDefined();
  expect(failure).not.toMatchObject({ code: 'final' });
  expect(seen.filter(({ url }) => url.startsWith('/elsewhere'))).toEqual([]);
});

test.each([400, 413, 422])('%d is final, with the reason but nothing the visitor typed', async (status) => {
  answer = refusal(status, 'companyDomain');
  const failure: unknown = await send().catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'final' });
  expect(String(failure)).toMatch(new RegExp(`answered ${status} companyDomain wrong$`));
});

const posts = () =>
  seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => ({ key: headers['idempotency-key'], hasToken: headers.authorization !== undefined }));

test.each<[string, Answer]>([
  ['of an older release asks for a proof', refusal(422, 'slider')],
  ['without our secret refuses the token', json(403, {})],
])('a back end %s: the lead is sent once more as that of any client', async (_name, refused) => {
  answer = (response) => (posts().at(-1)?.hasToken ? refused(response) : good(response));
  const deadlines = jest.spyOn(AbortSignal, 'timeout');
  const forward = sender(base, 50_000, true);
  await forward(lead, 'message-id');
  expect(posts()).toEqual([true, false].map((hasToken) => ({ key: lead.key, hasToken })));
  expect(seen.filter(({ url }) => url.startsWith('/webapi/check'))).toHaveLength(1);
  expect(logged).toEqual([['forward.unvouched', { reference: lead.reference }]]);
  // Either may be as large and as slow.
  expect(deadlines.mock.calls.filter(([ms]) => ms === 50_000)).toHaveLength(2);
  deadlines.mockRestore();

  // The next ones do not cost the back end two of the form's limit each; later it may have our secret.
  await forward(lead, 'message-id');
  expect(posts().map(({ hasToken }) => hasToken)).toEqual([true, false, false]);
  expect(logged).toHaveLength(2);
  now += 11 * 60_000;
  answer = good;
  await forward(lead, 'message-id');
  expect(posts().at(-1)).toEqual({ key: lead.key, hasToken: true });
  expect(logged).toHaveLength(2);
});

test('whom a back end refuses with and without a token is tried with it again', async () => {
  answer = json(403, {});
  const forward = sender(base, undefined, true);
  for (let tries = 0; tries < 2; tries += 1) await forward(lead, 'message-id').catch(() => undefined);
  expect(posts().map(({ hasToken }) => hasToken)).toEqual([true, false, true, false]);
});

test.each<[string, Answer, boolean]>([
  ['a fault of a field', refusal(422, 'companyDomain'), true],
  ['500', json(500, {}), false],
])('%s has nothing to do with the token: it is not sent again at once', async (_name, refused, isFinal) => {
  answer = refused;
  const failure: unknown = await send(base, undefined, true).catch((error: unknown) => error);
  expect((failure as { code?: unknown }).code === 'final').toBe(isFinal);
  expect(posts()).toEqual([{ key: lead.key, hasToken: true }]);
});
