// A site whose remote back end is another site of ours: each lead arrives there once and complete, or is shown as
// refused.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request as call, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newReference } from '../../../src/server/store/reference.ts';
import type { Lead } from '../../../src/server/store/leads.ts';
import { inside, root } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded, entriesFor, type Entries } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';
import { sampleJpg, samplePdf, samplePng } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

const path = '/en/contact_us';

/** The connection between the two: open, closed, or losing every response. */
async function startLine(target: () => string) {
  let losesAnswers = false;
  let lost = 0;
  let server: Server | undefined;
  let port = 0;
  async function open(): Promise<void> {
    server = createServer((request, response) => {
      const { method, headers } = request;
      const passed = call(target() + request.url, { method: method ?? 'GET', headers }, (answer) => {
        if (losesAnswers && method === 'POST') {
          lost += 1;
          answer.resume().on('end', () => response.destroy());
          return;
        }
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      request.pipe(passed);
    });
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }
  async function close(): Promise<void> {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  }
  await open();
  return {
    base: () => `http://127.0.0.1:${port}`,
    open,
    close,
    lost: () => lost,
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
  };
}

inside('leads of a site with a remote back end', () => {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const remote = siteOf(() => startFormSite({ env: { CAPTCHA: 'on' }, replaced: { clock } }));
  const line = siteOf(() => startLine(() => remote.base));
  const site = siteOf(() => startFormSite({ env: { API_BASE: line.base() }, replaced: { clock }, works: true }));

  async function sent(entries: Entries, files: [name: string, content: Buffer][] = []): Promise<string> {
    let test = site.post(path, { Accept: 'application/json' });
    for (const [name, value] of Object.entries(entries)) for (const one of [value].flat()) test = test.field(name, one);
    for (const [name, content] of files) test = test.attach('attachments', content, { filename: name });
    const { body } = await test;
    expect(body.code).toBe(0);
    return String(body.result.reference);
  }
  const forward = async (reference: string) =>
    (await site.messages()).find(
      ({ kind, payload }) => kind === 'forward' && JSON.stringify(payload).includes(reference),
    );
  const arrived = async (reference: string): Promise<Lead[]> =>
    (await remote.leads()).filter((lead) => lead.reference === reference);
  const delivered = (reference: string) =>
    eventually(async () => (await forward(reference))?.doneAt !== undefined, true);
  const bytesOf = ({ dataDir }: FormSite, key: string) =>
    readFileSync(join(dataDir, 'files', key.slice(0, 2), key)).toString('base64');
  const contents = (at: FormSite, { files }: Lead) =>
    files.map(({ name, path: key }) => [name, bytesOf(at, key)]).toSorted();

  test('it arrives once with its files under the same reference; visitor and desk are told once', async () => {
    const reference = await sent(entriesFor('contactUs', 'en', { company: 'Whole "Ltd"\n& 公司' }), [
      ['plan 架構.png', await samplePng()],
      ['photo.jpg', await sampleJpg()],
      ['報價 "1".pdf', samplePdf('x'.repeat(2_000_000))],
    ]);
    await delivered(reference);
    const [there, ...more] = await arrived(reference);
    const here = (await site.leads()).find((lead) => lead.reference === reference);
    if (!there || !here) throw new Error('The lead is missing');
    expect(more).toEqual([]);
    expect(there).toMatchObject({ form: 'contactUs', locale: 'en', values: here.values, desk: here.desk });
    expect(there.files).toHaveLength(3);
    expect(contents(remote, there).map(([name]) => name)).toEqual(contents(site, here).map(([name]) => name));
    const pdf = (files: string[][]) => files.find(([name]) => name?.endsWith('.pdf'));
    expect(pdf(contents(remote, there))).toEqual(pdf(contents(site, here)));
    expect((await remote.messages()).map(({ kind }) => kind).toSorted()).toEqual(['mail', 'webhook']);
    expect((await site.messages()).map(({ kind }) => kind).toSorted()).toEqual(['forward', 'mail', 'mail', 'webhook']);
  });

  test('when answers are lost it is sent again, and stays one lead', async () => {
    line.loseAnswers(true);
    const reference = await sent(entriesFor('contactUs', 'en', { company: 'Lost answers' }), [['a.pdf', samplePdf()]]);
    await eventually(() => line.lost() > 0, true);
    expect(await arrived(reference)).toHaveLength(1);
    await eventually(async () => (await forward(reference))?.lastError !== undefined, true);
    ahead += 5_000;
    await eventually(() => line.lost() > 1, true);
    line.loseAnswers(false);
    ahead += 3_600_000;
    await delivered(reference);
    const same = (await remote.leads()).filter(({ values }) => values['company'] === 'Lost answers');
    expect(same).toMatchObject([{ reference, files: [{ name: 'a.pdf' }] }]);
  });

  test('while the remote is away the visitor is thanked at once, and it arrives when the remote is back', async () => {
    await line.close();
    const reference = await sent(entriesFor('contactUs', 'en', { company: 'Away' }), [['b.pdf', samplePdf()]]);
    await eventually(async () => (await forward(reference))?.lastError !== undefined, true);
    expect((await forward(reference))?.nextAt).toBeDefined();
    expect(await arrived(reference)).toEqual([]);
    await line.open();
    ahead += 3_600_000;
    await delivered(reference);
    expect(await arrived(reference)).toMatchObject([{ reference, files: [{ name: 'b.pdf' }] }]);
  });

  test('a lead that the remote refuses stays here, and staff see why', async () => {
    const trial = entriesFor('freeOpen', 'en', { companyDomain: 'both.example.org' });
    const { a, b, token } = (await remote.sendJson('/en/free_open', trial)).body.result.question;
    ahead += 3_100;
    const answered = { ...trial, name: 'Somebody else', humanQuestion: token, humanAnswer: String(a + b) };
    expect((await remote.sendJson('/en/free_open', answered)).body.code).toBe(0);

    const { body } = await site.sendJson('/en/free_open', trial);
    expect(body.code).toBe(0);
    const { reference } = body.result;
    await eventually(async () => (await forward(reference))?.lastError !== undefined, true);
    expect(await forward(reference)).toMatchObject({ nextAt: undefined, doneAt: undefined, tries: 1 });
    const env = { PATH: process.env['PATH'], DATA_DIR: site.dataDir };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', 'src/server/cli/outbox.ts', 'list'],
      { env, cwd: root },
    );
    expect(stdout).toMatch(new RegExp(`forward +${reference} .*refused .*answered 422 companyDomain duplicateTrial`));
    expect((await site.leads()).some((lead) => lead.reference === reference)).toBe(true);
  });
});

inside('a site that is its own remote back end by mistake', () => {
  test('forwards each lead to itself once, without a loop', async () => {
    let base = '';
    const line = await startLine(() => base);
    const site = await startFormSite({ env: { API_BASE: line.base() }, works: true });
    base = site.base;
    await site.send(path, entriesFor('contactUs', 'en'));
    await eventually(
      async () => (await site.messages()).some(({ kind, doneAt }) => kind === 'forward' && doneAt !== undefined),
      true,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await site.messages()).filter(({ kind }) => kind === 'forward')).toHaveLength(1);
    expect(await site.leads()).toHaveLength(2);
    await site.close();
    await line.close();
  });
});

inside('a lead that claims a reference', () => {
  test('reaches the desk once, and does not write to strangers', async () => {
    const site = await startFormSite();
    const entries = {
      ...entriesFor('contactUs', 'en'),
      email: 'stranger@elsewhere.example',
      reference: newReference(),
    };
    const press = (different: Entries = {}) =>
      site
        .post('/webapi/lead/contactUs', { Accept: 'application/json', 'Idempotency-Key': 'one-key-for-all-tries' })
        .type('form')
        .send(encoded({ ...entries, ...different }));
    // A try without token is read without the estimate that the one before had.
    for (const answer of [await press(), await press(), await press({ company: 'Read otherwise' })])
      expect(answer.body.result.reference).toBe(entries.reference);
    const mails = (await site.messages()).filter(({ kind }) => kind === 'mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).not.toMatchObject({ to: entries.email });
    expect(await site.leads()).toHaveLength(1);
    await site.close();
  });
});
