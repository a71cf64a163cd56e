// deploy/nginx.conf knows the form pages of the page table, and logs only what the privacy policy states.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { root } from '../support/app.ts';

/** The location of pages with a form, built from the table of pages. */
function formLocation(): string {
  const paths = pages.filter(({ form }) => form !== undefined).map(({ path: page }) => page.replaceAll('.', '\\.'));
  return `location ~ ^/([a-z-]+/)?(${paths.join('|')})/?$ {`;
}

test('bodies of every form are accepted', () => {
  const lines = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8').split('\n');
  expect(lines.map((line) => line.trim()).filter((line) => line.startsWith('location ~ ^/(['))).toEqual([
    formLocation(),
  ]);
});

/** The variables that nginx may log, with the words of the privacy page about them; `''`: no visitor data. */
const told: Readonly<Record<string, Partial<Record<LocaleCode, string>> | ''>> = {
  remote_addr: { en: 'IP address', zh_CN: 'IP 地址', zh_TW: 'IP 位址', pt: 'endereço IP', jp: 'IPアドレス' },
  time_iso8601: { en: 'the time', zh_CN: '时间', zh_TW: '時間', pt: 'a hora', jp: '時刻' },
  logged_path: {
    en: 'the address of the page, without your search terms',
    zh_CN: '网页地址，不含您搜索的关键词',
    zh_TW: '網頁位址，不含您搜尋的關鍵字',
    pt: 'o endereço da página, sem as palavras buscadas',
    jp: 'ページのURLが残ります。URLのうち、検索語と',
  },
  http_user_agent: {
    en: 'user agent',
    zh_CN: 'User-Agent',
    zh_TW: 'User-Agent',
    pt: 'user agent',
    jp: 'ユーザーエージェント',
  },
  request_method: '',
  status: '',
  body_bytes_sent: '',
  host: '',
  request_time: '',
  upstream_status: '',
  limit_req_status: '',
};

test.each(localeCodes)('the privacy policy states what nginx logs of a visit: %s', (code) => {
  const format = /log_format site ([^;]*);/.exec(readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8'))?.[1] ?? '';
  const noted = [...format.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  expect(noted.filter((name) => told[name] === undefined)).toEqual([]);
  const policy = readFileSync(path.join(root, 'locales', code, 'privacy.json'), 'utf8');
  const words = noted
    .flatMap((name) => told[name] || [])
    .flatMap((said) => said[code] ?? [`no words of ${code} in the table told of test/house/nginx.test.ts`]);
  expect(words.length).toBeGreaterThan(2);
  expect(words.filter((said) => !policy.includes(said))).toEqual([]);
});
