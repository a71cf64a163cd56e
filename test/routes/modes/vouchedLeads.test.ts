// Leads that a trusted site forwards (API_SECRET on both): what only that site can check is not checked again. Others are refused.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEstimate } from '../../../src/server/forms/estimates.ts';
import { vouching } from '../../../src/server/http/vouching.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import { newReference } from '../../../src/server/store/reference.ts';
import { inside } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded, entriesFor, formPlaces, type Entries } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { estimateSecret, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteOf } from '../../support/siteOf.ts';

const shared = 'shared-by-both-sites-0123456789-abcdef';
const remoteSecret = 'of-the-back-end-alone-0123456789-abcdef';
const placeOf = (form: string, locale: string) =>
  formPlaces.find((place) => place.form.id === form && place.locale === locale)?.path ?? '';

const tokenOf = async (secret: string, reference: string): Promise<string> =>
  (await vouching([secret], 'enquiries')?.vouch({ reference })) ?? '';

inside('a lead of a trusted site', () => {
  const contentFolder = contentOfTests();
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const remote = siteOf(async () => {
    const owner = path.join(contentFolder, 'owner.yaml');
    writeFileSync(owner, readFileSync(owner, 'utf8').replace('cnSeparateConsent: false', 'cnSeparateConsent: true'));
    return startFormSite({
      env: { CAPTCHA: 'on', FORM_LIMIT: '1', TRUST_PROXY: 'true', API_SECRET: shared, SESSION_SECRET: remoteSecret },
      replaced: { clock, contentFolder },
    });
  });
  const site = siteOf(() =>
    startFormSite({
      env: { API_BASE: remote.base, API_SECRET: shared, SESSION_SECRET: estimateSecret },
      replaced: { clock },
      works: true,
    }),
  );

  async function sent(form: string, locale: string, entries: Entries): Promise<string> {
    const { body } = await site.sendJson(placeOf(form, locale), entries);
    expect(body).toMatchObject({ code: 0 });
    return String(body.result.reference);
  }
  const forward = (reference: string) =>
    eventually(async () => {
      const messages = (await site.messages()).filter(({ kind }) => kind === 'forward');
      return messages.find(({ payload }) => JSON.stringify(payload).includes(reference))?.doneAt !== undefined;
    }, true);
  const arrived = async (reference: string) => (await remote.leads()).find((lead) => lead.reference === reference);

  test('arrives with its estimate, which the back end signs anew', async () => {
    const reference = await sent('consult', 'en', entriesFor('consult', 'en', { estimate: sealed(shop) }));
    await forward(reference);
    const code = String((await arrived(reference))?.values['estimate']);
    expect(openEstimate(secretsOf([remoteSecret]), code)?.lines).toEqual(shop);
    expect(JSON.stringify(await remote.messages())).toContain('34.2');
  });

  test('arrives without a consent that only the back end asks for, and however many the site has sent', async () => {
    for (const company of ['One', 'Two', 'Three']) {
      const reference = await sent('contactUs', 'zh_CN', entriesFor('contactUs', 'zh_CN', { company }));
      await forward(reference);
      expect(await arrived(reference)).toMatchObject({ values: { company } });
    }
  });

  test('keeps a choice with words that only the release of the site has', async () => {
    const [reference, plan] = [newReference(), 'cdn Moon 500 35'];
    const headers = { Accept: 'application/json', Authorization: `Bearer ${await tokenOf(shared, reference)}` };
    const { status } = await remote
      .post('/webapi/lead/contactUs', headers)
      .type('form')
      .send(encoded({ ...entriesFor('contactUs', 'en', { plan }), reference, language: 'en' }));
    expect(status).toBe(200);
    expect((await arrived(reference))?.values['plan']).toBe(plan);
  });

  test('arrives late: a half hour that has passed was on offer when it was chosen', async () => {
    const reference = await sent('callback', 'en', entriesFor('callback', 'en'));
    ahead += 60 * 24 * 3_600_000;
    await forward(reference);
    expect((await arrived(reference))?.form).toBe('callback');
  });

  test.each<[string, number, (reference: string) => Promise<string>]>([
    ['a token of another secret', 429, async (reference) => tokenOf('another-secret-0123456789-0123456789', reference)],
    ['a token for another lead', 403, async () => tokenOf(shared, newReference())],
    ['noise for a token', 429, async () => 'noise'],
  ])('%s is refused with 403, then with %d, and nothing is kept', async (name, then, token) => {
    const before = await remote.leads();
    const reference = newReference();
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await token(reference)}`,
      'X-Forwarded-For': `2001:db8:${name.length}:${then}::1`,
    };
    const send = async () => {
      const sending = remote.post('/webapi/lead/contactUs', headers).type('form');
      return (await sending.send(encoded({ ...entriesFor('contactUs', 'en'), reference, language: 'en' }))).status;
    };
    expect([await send(), await send()]).toEqual([403, then]);
    expect(await remote.leads()).toHaveLength(before.length);
  });

  test('a token for another lead keeps no file', async () => {
    const [reference, of] = [newReference(), newReference()];
    const { status } = await remote
      .post('/webapi/lead/contactUs', {
        Accept: 'application/json',
        Authorization: `Bearer ${await tokenOf(shared, of)}`,
        'X-Forwarded-For': '2001:db8:77::1',
      })
      .field('reference', reference)
      .attach('attachments', Buffer.from('%PDF-1.4 order'), 'order.pdf');
    expect(status).toBe(403);
    expect(readdirSync(path.join(remote.dataDir, 'incoming'))).toEqual([]);
  });

  test('a client without a token is checked as before', async () => {
    const { status, body } = await remote
      .post('/webapi/lead/contactUs', { Accept: 'application/json' })
      .type('form')
      .send(encoded({ ...entriesFor('contactUs', 'en'), reference: newReference(), language: 'en' }));
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, ['slider']]);
  });
});
