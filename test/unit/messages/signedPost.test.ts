// Posts to other systems are signed, end in time and follow no redirect; a refusal differs from an outage.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { text } from 'node:stream/consumers';
import { openDeliver } from '../../../src/server/messages/openDeliver.ts';
import { readWebhookSecrets } from '../../../src/server/config.ts';

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

const secretOf = (name: string): string => `whsec_${Buffer.from(name.padEnd(32, '.')).toString('base64')}`;

const options = {
  dataDir,
  smtpUrl: '',
  smsUrl: '',
  s3: undefined,
  forwardWith: undefined,
  webhookSecrets: new Map([
    ['sms', [secretOf('sms')]],
    ['sales', [secretOf('new'), secretOf('old')]],
  ]),
  clock: Date.now,
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
  });
  const headers = Object.fromEntries(Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)]));
  expect(new Webhook(secretOf('sms')).verify(call?.body ?? '', headers)).toMatchObject({ to: '+886912345678' });
});

test('a webhook is verified with either secret of its desk, and with no other', async () => {
  const deliver = await openDeliver(options);
  const event = { type: 'lead.created' };
  await deliver.webhook({ url: `http://${origin}/in`, desk: 'sales', event }, 'id-4');
  const { headers = {}, body = '' } = seen[0] ?? {};
  const read = (secret: string) => new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(read(secretOf('new'))).toEqual(event);
  expect(read(secretOf('old'))).toEqual(event);
  expect(() => read(secretOf('sms'))).toThrow('No matching signature');
  expect(() => new Webhook(secretOf('new')).verify(`${body} `, headers as Record<string, string>)).toThrow();
});

test('without a secret nothing is posted', async () => {
  const deliver = await openDeliver(options);
  const call = deliver.webhook({ url: `http://${origin}/in`, desk: 'other', event: {} }, 'id');
  await expect(call).rejects.toThrow('WEBHOOK_SECRETS holds none for the desk other');
  expect(seen).toEqual([]);
});

test('secrets are read from one setting, and a mistake in it is refused', () => {
  const [one, two] = [secretOf('one'), secretOf('two')];
  expect(readWebhookSecrets(`sales=${one}, taiwan=${one}|${two}`)).toEqual(
    new Map([
      ['sales', [one]],
      ['taiwan', [one, two]],
    ]),
  );
  for (const wrong of ['sales', 'sales=secret', `=${one}`, `sales=${one}|${two}|${one}`, 'sales=whsec_c2hvcnQ='])
    expect(() => readWebhookSecrets(wrong)).toThrow('must read');
});

test.each([400, 410, 413, 422])('answer %i is final', async (answer) => {
  status = answer;
  const deliver = await openDeliver(options);
  await expect(deliver.webhook({ url: `http://${origin}/in`, desk: 'sales', event: {} }, 'id')).rejects.toMatchObject({
    code: 'final',
  });
});

test.each([301, 302, 401, 404, 429, 500, 503])(
  'answer %i is tried again, and no redirect is followed',
  async (answer) => {
    status = answer;
    const deliver = await openDeliver(options);
    const call = deliver.webhook({ url: `http://${origin}/in`, desk: 'sales', event: {} }, 'id');
    await expect(call).rejects.toThrow();
    await expect(call).rejects.not.toMatchObject({ code: 'final' });
    expect(seen.map(({ path }) => path)).toEqual(['/in']);
  },
);

test('without configuration everything becomes a file', async () => {
  const deliver = await openDeliver(options);
  await deliver.sms({ to: '+886912345678', text: 'hi' }, 'id-2');
  await deliver.webhook({ desk: 'sales', event: { type: 'lead.created' } }, 'id-3');
  expect(JSON.parse(readFileSync(join(dataDir, 'sms', 'id-2.json'), 'utf8'))).toEqual({
    to: '+886912345678',
    text: 'hi',
  });
  expect(JSON.parse(readFileSync(join(dataDir, 'webhooks', 'id-3.json'), 'utf8'))).toEqual({ type: 'lead.created' });
  expect(seen).toEqual([]);
});
