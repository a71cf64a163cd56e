// Rows 11 and 39: no cache may keep personal pages, and no log, page or finished message holds anything that opens an
// account.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { codeIn, json, linkIn, saysCode, startAccountSite } from '../../support/accountSite.ts';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { startServer } from '../../support/serverProcess.ts';

const password = 'Harbour-2026';
const email = 'owner@example.com';
const person = { userName: 'owner', email, agreement: 'yes', password, confirm: password };

const endings = 'css js mjs json xml txt ico png jpg jpeg gif svg webp avif woff woff2 pdf map html rss'.split(' ');
const suffixes = [
  ...endings.map((ending) => `/x.${ending}`),
  '.css',
  '.js',
  ';x.css',
  '%2fx.css',
  '%3fx.css',
  '%23x.css',
  '%00.css',
  '/..%2fx.css',
  '//x.css',
  '%0a.css',
];

test(
  'private pages under a file name',
  async () => {
    const site = await startAccountSite();
    const owner = site.visitor();
    await owner.post('/en/register', person);
    await owner.post(linkIn(await site.lastMail(email)), { password, confirm: password });
    await owner.post('/en/login', { account: email, password });
    const pages = [...localeCodes.map((locale) => pathOf('account', locale)), '/webapi/account/me'];
    const shown: string[] = [];
    for (const page of pages) {
      expect((await owner.get(page, page.startsWith('/webapi') ? json : undefined)).text).toContain(email);
      for (const suffix of suffixes) {
        const { text, headers, status } = await owner.get(page + suffix);
        const kept = !/no-store|private/.test(headers['cache-control'] ?? '');
        if (text.includes(email) || (kept && status < 400)) shown.push(`${page}${suffix} ${status}`);
      }
    }
    report({
      row: 11,
      fault: 'private pages asked for as files',
      promise: 'not found, nothing of him, nothing kept',
      count: `${suffixes.length} suffixes × ${pages.length} pages`,
      result: `${shown.length} shown`,
      lost: shown.length,
    });
    expect(shown).toEqual([]);
    await site.close();
  },
  faultTimeoutMs,
);

test(
  'secrets of an account after its whole life',
  async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
    const folder = path.join(server.dataDir, 'mail');
    const lettersTo = () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const lettersAre = (count: number) => eventually(() => lettersTo().length, count);
    const answers: string[] = [];
    const cookies: string[] = [];
    const send = async (at: string, entries: Record<string, string>, cookie = '') => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', Cookie: cookie };
      const body = new URLSearchParams(entries);
      const answer = await fetch(server.base + at, { method: 'POST', redirect: 'manual', headers, body });
      cookies.push(...answer.headers.getSetCookie());
      answers.push(await answer.text(), answer.headers.get('location') ?? '');
      return answer;
    };
    await send('/en/register', { ...person, confirm: 'Another-2026' });
    await send('/en/register', person);
    await lettersAre(1);
    const link = linkIn(lettersTo()[0] ?? '');
    // Only the page of the link itself may contain it.
    await fetch(server.base + link);
    await send(link, { password, confirm: password });
    await send('/en/login', { account: email, password: 'Wrong-2026x' });
    await send('/en/login', { account: email, password });
    const session = cookies.map((line) => /^session=([^;]+)/.exec(line)?.[1] ?? '').find(Boolean) ?? '';
    const member = await fetch(`${server.base}/en/account`, { headers: { Cookie: `session=${session}` } });
    answers.push(await member.text());
    await send('/webapi/account/logout', {}, `session=${session}`);
    // The mail about a log-in from another browser has neither a code nor a link of its own.
    await send('/en/login', { account: email, password });
    await lettersAre(2);
    await send('/en/forget', { method: 'email', email, send: 'code' });
    await lettersAre(3);
    const letter = lettersTo().find((text) => !text.includes(link) && linkIn(text)) ?? '';
    const [code, reset] = [codeIn(letter.replace(/<style[\s\S]*?<\/style>/g, '').replace(/#\w+/g, '')), linkIn(letter)];
    const changed = 'Quay-Lantern-77';
    await send('/en/forget', { method: 'email', email, code, password: changed, confirm: changed });
    await lettersAre(4);
    await server.stop();

    const idOf = (address: string) => address.split('/').at(-1) ?? '';
    const secrets = { password, changed, wrong: 'Wrong-2026x', link: idOf(link), reset: idOf(reset), session };
    expect(Object.entries(secrets).filter(([, value]) => value.length < 8)).toEqual([]);
    expect(code).toMatch(/^\d{6}$/);
    const places = { log: server.output(), pages: answers.join('\n') };
    const found = Object.entries(places).flatMap(([place, text]) => [
      ...Object.entries(secrets)
        .filter(([, value]) => text.includes(value))
        .map(([name]) => `${name} in the ${place}`),
      ...(saysCode(text, code) ? [`code in the ${place}`] : []),
    ]);
    report({
      row: 39,
      fault: 'the log and the pages of a whole way of an account',
      promise: 'no password, code, link or session',
      count: `${answers.length} answers, ${server.output().split('\n').length} lines`,
      result: `${found.length} found`,
      lost: found.length,
    });
    expect(server.output()).toContain('account.registered');
    expect(found).toEqual([]);
  },
  faultTimeoutMs,
);
