// Every call of /webapi/openapi.json is asked well and badly, and each answer has a status and a shape that the description names.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formNamed } from '../../../src/shared/forms/forms.ts';
import { callersOf, linkIdIn, password, person, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import {
  ask,
  bodyOf,
  describedBy,
  faultsOf as faultsIn,
  filled,
  operationsIn,
  posted,
  type Described,
} from '../../support/describedCalls.ts';
import { siteOf } from '../../support/siteOf.ts';

const json = 'application/json';
const mail = 'news.example';

let described: Described;
const faultsOf = (path: string, method: string, answer: Response) => faultsIn(described, [path, method], answer);
const operations = (wanted: Parameters<typeof operationsIn>[1]) => operationsIn(described, wanted);
const closed = mkdtempSync(join(tmpdir(), 'site-closed-'));

/** What a program may send in each field. */
const typed: Record<string, string> = {
  account: 'nobody',
  areaCode: '886',
  code: '123456',
  confirm: password,
  given: 'yes',
  language: 'en',
  mails: 'jp',
  mobile: '912345678',
  name: 'One Ltd',
  newPassword: 'Lighthouse-2027',
  otp: '123456',
  password,
  purpose: 'reset',
};

inside('the answer is described of', () => {
  const site = siteOf(() => startAccountSite({ env: { CONSOLE_URL: 'https://console.example/' } }));
  const shut = siteOf(async () => {
    mkdirSync(join(closed, 'site.db'), { recursive: true });
    writeFileSync(join(closed, 'site.db', 'in-the-way'), '');
    return startAccountSite({ env: { DATA_DIR: closed } });
  });
  beforeAll(async () => {
    described = await describedBy(site);
  });
  afterAll(() => rmSync(closed, { recursive: true, force: true }));

  test('each call that only reads', async () => {
    const faults: string[] = [];
    for (const [path, method, { parameters = [], responses }] of operations((_path, one) => one === 'get')) {
      const example = (name: string) => parameters.find((one) => one.name === name)?.example ?? 'zh_TW';
      const list = (name: string) => (name === 'list' ? 'sms' : name === 'host' ? 'cocloud.example' : example(name));
      const query = `?domain=cocloud.example&q=cdn&draft=${'d'.repeat(24)}`;
      for (const address of [
        filled(path, list) + query,
        `${filled(path, list)}?q=${'%20'.repeat(400)}&number=x&sort=x&draft=x`,
        // A price list that does not exist is no call, but an unknown page.
        ...(path.startsWith('/data/')
          ? []
          : [filled(path, () => 'klingon'), filled(path, () => '%E0%A4%A').replaceAll('%25', '%')]),
      ])
        faults.push(...(await faultsOf(path, method, await ask(site, 'GET', address))));
      if (responses[405])
        faults.push(...(await faultsOf(path, method, await ask(site, 'POST', filled(path, list), posted({})))));
    }
    expect(faults).toEqual([]);
  });

  test('each call that is posted by nobody in particular, and while nothing can be stored', async () => {
    const faults: string[] = [];
    for (const [path, method, one] of operations((_path, method) => method === 'post')) {
      if (path === '/webapi/upload') continue;
      const good = bodyOf(one, (name) => typed[name] ?? (name === 'email' ? `one@${mail}` : 'x'));
      for (const init of [
        posted({}),
        posted(good),
        posted(bodyOf(one, () => 'x'.repeat(3_000))),
        posted('{"a'),
        posted('{}', { 'Content-Type': `${json}; charset=klingon` }),
        posted({ name: 'x'.repeat(70_000) }),
        posted(good, { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }),
      ])
        faults.push(...(await faultsOf(path, method, await ask(site, 'POST', path, init))));
      faults.push(...(await faultsOf(path, method, await ask(shut, 'POST', path, posted(good)))));
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  test('each form', async () => {
    const faults: string[] = [];
    for (const [path, method] of operations((path) => path.startsWith('/webapi/lead/'))) {
      const form = formNamed(path.split('/').at(-1) ?? '');
      if (!form) throw new Error(`There is no form for ${path}`);
      for (const at of [site, shut])
        faults.push(...(await faultsOf(path, method, await ask(at, 'POST', path, posted(entriesFor(form.id, 'en'))))));
    }
    expect(faults).toEqual([]);
  });

  test('each call of a member, by whom it is done and by whom it is refused', async () => {
    const faults: string[] = [];
    const { member, someone, mailed } = callersOf(site);
    let people = 0;
    const seen: number[] = [];
    let visitor = await member('described0');
    // As it is called on plain http.
    const cookie = () => `session=${visitor.cookie('__Host-session')}`;
    const isIn = async () => (await ask(site, 'GET', '/webapi/account/me', { headers: { Cookie: cookie() } })).ok;
    const ofMembers = operations((path, _method, one) => path.startsWith('/webapi/account/') && '401' in one.responses);
    for (const [path, method, one] of ofMembers) {
      const email = `${people}-new@${mail}`;
      const good = bodyOf(one, (name) => typed[name] ?? (name === 'email' ? email : `x${people}`));
      const bodies = [
        {},
        { ...good, password: 'Wrong-2026' },
        { ...good, ...('newPassword' in good && { confirm: good['newPassword'] }) },
      ];
      for (const body of bodies) {
        if (!(await isIn())) {
          people += 1;
          visitor = await member(`described${people}`);
        }
        const init = method === 'get' ? {} : posted(body);
        const headers = { ...(init.headers as object), Cookie: cookie() };
        const answer = await ask(site, method.toUpperCase(), path, { ...init, headers });
        seen.push(answer.status);
        faults.push(...(await faultsOf(path, method, answer)));
      }
    }
    const met = (status: number) => seen.filter((one) => one === status).length;
    expect([met(200) > 20, met(422) > 20, met(401)]).toEqual([true, true, 0]);
    const name = 'describedLast';
    const stranger = someone();
    await stranger.ask('register', person(name));
    const link = await mailed(name);
    for (const [call, body] of [
      ['link', { link }],
      ['confirm', { link, password, confirm: password }],
      ['link', { link }],
      ['login', { account: name, password }],
      ['reset', { email: `${name}@example.com` }],
      ['code', { purpose: 'reset', email: `${name}@example.com` }],
    ] as const) {
      const answer = await ask(site, 'POST', `/webapi/account/${call}`, posted({ language: 'en', ...body }));
      faults.push(...(await faultsOf(`/webapi/account/${call}`, 'post', answer)));
    }
    expect(linkIdIn(await site.lastMail(`${name}@example.com`))).not.toBe('');
    expect([...new Set(faults)]).toEqual([]);
  });

  test('each step of an upload', async () => {
    const faults: string[] = [];
    const tus = { 'Tus-Resumable': '1.0.0' };
    const metadata = `filename ${Buffer.from('a.pdf').toString('base64')},draft ${Buffer.from('d'.repeat(24)).toString('base64')}`;
    const begin = (more: Record<string, string>) =>
      ask(site, 'POST', '/webapi/upload', { headers: { ...tus, ...more } });
    const begun = await begin({ 'Upload-Length': '10', 'Upload-Metadata': metadata });
    const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
    const all = '/webapi/upload';
    const own = `${all}/{id}`;
    const patch = (at: string, offset: string, body = '0123456789', more = tus as Record<string, string>) =>
      ask(site, 'PATCH', `${all}/${at}`, {
        body,
        headers: { 'Upload-Offset': offset, 'Content-Type': 'application/offset+octet-stream', ...more },
      });
    const steps: [string, string, Response][] = [
      [all, 'post', begun],
      [all, 'post', await begin({})],
      [all, 'post', await begin({ 'Upload-Length': '999999999', 'Upload-Metadata': metadata })],
      [all, 'post', await ask(site, 'POST', all, { headers: { 'Tus-Resumable': '0.2.2' } })],
      [own, 'head', await ask(site, 'HEAD', `${all}/${id}`, { headers: tus })],
      [own, 'head', await ask(site, 'HEAD', `${all}/${'0'.repeat(32)}`, { headers: tus })],
      [own, 'patch', await patch(id, '0', '01234')],
      [own, 'patch', await patch(id, '9')],
      [own, 'patch', await patch('0'.repeat(32), '0')],
      [own, 'patch', await patch(id, '5', '56789', {})],
      [own, 'patch', await patch(id, '5', '56789', { ...tus, 'Content-Type': 'text/plain' })],
      [own, 'patch', await patch(id, '5', '567890123456789')],
      [own, 'patch', await patch(id, '5', '56789')],
      [own, 'delete', await ask(site, 'DELETE', `${all}/${id}`, { headers: tus })],
      [own, 'delete', await ask(site, 'DELETE', `${all}/${'0'.repeat(32)}`, { headers: tus })],
      [all, 'get', await ask(site, 'GET', `${all}?draft=${'d'.repeat(24)}`)],
      [
        all,
        'post',
        await ask(shut, 'POST', all, { headers: { ...tus, 'Upload-Length': '10', 'Upload-Metadata': metadata } }),
      ],
      [
        own,
        'patch',
        await ask(shut, 'PATCH', `${all}/${id}`, {
          body: 'x',
          headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
        }),
      ],
      [own, 'head', await ask(shut, 'HEAD', `${all}/${id}`, { headers: tus })],
      [own, 'delete', await ask(shut, 'DELETE', `${all}/${id}`, { headers: tus })],
    ];
    for (const [path, method, answer] of steps) faults.push(...(await faultsOf(path, method, answer)));
    expect(faults).toEqual([]);
  });
});
