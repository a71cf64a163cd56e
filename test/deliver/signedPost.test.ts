// What we post to other systems is signed, ends in time, follows no redirect, and a refusal is told from an outage.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDeliver } from '../../src/server/deliver/openDeliver.ts';
import { Undeliverable } from '../../src/server/deliver/ports.ts';
import { signatureOf } from '../../src/server/deliver/signedPost.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'site-post-'));
const seen: { headers: IncomingHttpHeaders; body: string; path: string }[] = [];
let status = 200;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ headers: request.headers, body: await text(request), path: request.url ?? '' });
    response.writeHead(status, { location: '/elsewhere' }).end('answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `127.0.0.1:${address.port}`;
});

beforeEach(() => {
  status = 200;
  seen.length = 0;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dataDir, { recursive: true, force: true });
});

const options = {
  dataDir,
  smtpUrl: '',
  smsUrl: '',
  s3Url: '',
  apiBase: '',
  urlDomain: '',
  secret: 'secret',
  clock: () => 1_700_000_000_000,
};

test('an SMS goes to the configured address, signed, with its credentials as a header', async () => {
  const deliver = await openDeliver({ ...options, smsUrl: `http://user:p%40ss@${origin}/sms` });
  await deliver.sms({ to: '+886912345678', text: '驗證碼' }, 'id-1');
  const [call] = seen;
  expect(call).toMatchObject({ path: '/sms', body: JSON.stringify({ to: '+886912345678', text: '驗證碼' }) });
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
    'webhook-id': 'id-1',
    'webhook-timestamp': '1700000000',
    'webhook-signature': signatureOf('secret', 'id-1', 1_700_000_000, call?.body ?? ''),
  });
});

test('the signature is the one that Standard Webhooks describes', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64').toString('latin1');
  expect(signatureOf(secret, 'msg', 1, '{}')).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
});

test.each([400, 410, 413, 422])('answer %i is final', async (answer) => {
  status = answer;
  const deliver = await openDeliver(options);
  await expect(deliver.webhook({ url: `http://${origin}/in`, event: {} }, 'id')).rejects.toBeInstanceOf(Undeliverable);
});

test.each([301, 302, 401, 404, 429, 500, 503])('answer %i is tried again and never followed', async (answer) => {
  status = answer;
  const deliver = await openDeliver(options);
  const call = deliver.webhook({ url: `http://${origin}/in`, event: {} }, 'id');
  await expect(call).rejects.toThrow();
  await expect(call).rejects.not.toBeInstanceOf(Undeliverable);
  expect(seen.map(({ path }) => path)).toEqual(['/in']);
});

test('with nothing configured everything is a file', async () => {
  const deliver = await openDeliver(options);
  await deliver.sms({ to: '+886912345678', text: 'hi' }, 'id-2');
  await deliver.webhook({ event: { type: 'lead.created' } }, 'id-3');
  expect(JSON.parse(readFileSync(join(dataDir, 'sms', 'id-2.json'), 'utf8'))).toEqual({
    to: '+886912345678',
    text: 'hi',
  });
  expect(JSON.parse(readFileSync(join(dataDir, 'webhooks', 'id-3.json'), 'utf8'))).toEqual({ type: 'lead.created' });
  expect(seen).toEqual([]);
});
