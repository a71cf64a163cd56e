// Row 9: foreign host names, doubled or in headers of proxies: the request is refused, no back end is asked, nothing is
// cached.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { startApp } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { chanceOf, oneOf, word } from '../../support/junk.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { onAWorkday } from '../../support/taipei.ts';

const pages = ['/en', '/zh-tw/cdn', '/jp/FAQ', '/pt/sms', '/en/no-such-page'];
const chance = chanceOf();
const strange = [
  () => 'evil.example',
  () => `${mainHost}.evil.example`,
  () => `evil.${mainHost}`,
  () => `${mainHost}@evil.example`,
  () => `evil.example:${mainHost}`,
  () => `${mainHost}:99999`,
  () => `${mainHost}:8a`,
  () => `${mainHost} evil.example`,
  () => `${mainHost},evil.example`,
  () => `${mainHost}/../evil.example`,
  () => `${mainHost}%00.evil.example`,
  () => '[fe80::1]',
  () => '169.254.169.254',
  () => `x${chance(1_000_000)}.example`,
  () => '',
  () => word(chance).replaceAll(/[\r\n]/g, ''),
];
const forwarded = [
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'X-Host',
  'X-HTTP-Host-Override',
  'X-Original-Host',
  'Forwarded',
];

/** Headers with a foreign host, which must be refused. */
const refused = (): string[] => {
  const host = oneOf(chance, strange)();
  return oneOf(chance, [
    [`Host: ${host}`],
    [`Host: ${mainHost}`, `Host: ${host}`],
    [`Host: ${host}`, `Host: ${mainHost}`],
    [`Host: ${host}`, `${oneOf(chance, forwarded)}: ${mainHost}`],
  ]);
};
/** Headers that name our host, beside forwarding headers that must change nothing. */
const unchanged = (): string[] => [
  `Host: ${oneOf(chance, [mainHost, mainHost.toUpperCase(), `${mainHost}:443`])}`,
  `${oneOf(chance, forwarded)}: ${oneOf(chance, strange)()}`,
];

test(
  'hosts of others',
  async () => {
    const embedded = await embeddedBackend();
    const asked: string[] = [];
    const noting = <F extends keyof Backend>(name: F): Backend[F] =>
      ((...words: unknown[]) => {
        asked.push(`${name} ${words.join(' ')}`);
        return (embedded[name] as (...all: unknown[]) => unknown)(...words);
      }) as Backend[F];
    const backend: Backend = {
      configuration: noting('configuration'),
      languageList: noting('languageList'),
      menuList: noting('menuList'),
      banners: noting('banners'),
      check: noting('check'),
      domainInfo: noting('domainInfo'),
    };
    const app = await startApp({ replaced: { backend, clock: onAWorkday } });
    const ask = (path: string, headers: readonly string[]) =>
      rawRequest(app.base, [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    const shown = async () => {
      const texts: string[] = [];
      for (const path of pages) texts.push((await app.get(path)).text);
      return texts;
    };
    const before = await shown();
    const wrong: string[] = [];
    const variants = counts(120, 2_000);
    for (let variant = 0; variant < variants; variant += 1) {
      const path = oneOf(chance, pages);
      asked.length = 0;
      const isOurs = variant % 4 === 0;
      const headers = isOurs ? unchanged() : refused();
      const { status, body } = await ask(path, headers);
      const isWrong = isOurs
        ? ![200, 302, 404].includes(status) || body.includes('evil.example')
        : ![400, 421].includes(status) || asked.length > 0;
      if (isWrong && !headers.every((line) => line === `Host: ${mainHost}`))
        wrong.push(`${status} ${headers.join(', ')} asked ${asked.length}`);
      if (asked.some((question) => question.includes('evil'))) wrong.push(`asked for ${asked.join(', ')}`);
    }
    const after = await shown();
    await app.close();
    report({
      row: 9,
      fault: 'unknown and double hosts, hosts in headers of proxies',
      promise: '421 or 400, the back end is not asked, nothing is kept',
      count: `${variants} variants`,
      result: `${wrong.length} wrong, ${after.filter((text, at) => text !== before[at]).length} pages changed`,
      lost: wrong.length,
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(after).toEqual(before);
  },
  faultTimeoutMs,
);
