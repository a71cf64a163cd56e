// Rows 12 and 13: values that try to make the site ask another server, and unknown addresses.
import { startApp } from '../../support/app.ts';
import { apiOf, embeddedBackend, serve } from '../../support/backendParts.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { chanceOf, hostilePath, oneOf, type Chance, word } from '../../support/junk.ts';
import { sendAll } from '../../support/rawRequest.ts';

const segment = String.raw`[^/]+`;
const templates = [
  /^\/webapi\/website\/configuration$/,
  /^\/webapi\/language(\/[a-z-]+)?\/list$/,
  /^\/webapi\/menu\/[A-Za-z_-]+\/menuList$/,
  /^\/webapi\/banner\/[A-Za-z_-]+\/list$/,
  /^\/webapi\/(check|account\/link)$/,
  /^\/webapi\/domain\/[A-Za-z_-]+\/info$/,
  new RegExp(`^/webapi/news/[A-Za-z_-]+/(?:list|article/${segment})$`),
  new RegExp(`^/webapi/menu/[A-Za-z_-]+/(${segment})/${segment}/check$`),
];

function hostileValue(chance: Chance, trap: string): string {
  const aims = [trap, `${mainHost}@${trap}`, `${mainHost}:80@${trap}`, `${mainHost}#@${trap}`, `//${trap}`, `http://${trap}/x`,
    `${trap}/`, `${trap}?`, `..`, `../../${trap}`, '%2e%2e', '..%2f..%2fadmin', '%2f%2fevil', '%00', `${mainHost}%2f..%2f..`, `${mainHost}\\@${trap}`,
    '127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'localhost', 'file:///etc/passwd', 'gopher://x', '?domain=evil', '&domain=evil', '#', ';']; // prettier-ignore
  return chance(3) ? oneOf(chance, aims) : word(chance);
}

test(
  'where the site asks',
  async () => {
    const embedded = await embeddedBackend();
    const asked: string[] = [];
    const api = apiOf(embedded);
    const remote = await serve((request, response) => {
      asked.push(request.url ?? '');
      api(request, response);
    });
    let trapped = 0;
    const trap = await serve((_request, response) => {
      trapped += 1;
      response.end('{}');
    });
    const aim = new URL(trap.base).host;
    const app = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
    const values = counts(300, 5_000);
    const chance = chanceOf();
    let left = values;
    let answers = 0;
    await sendAll(app.base, {
      lanes: 8,
      hear: () => (answers += 1),
      next: () => {
        if (left-- <= 0) return undefined;
        const value = hostileValue(chance, aim);
        const encoded = chance(2) ? encodeURIComponent(value) : value.replaceAll(/[\s\u0080-\uffff]/g, '');
        const target = oneOf(chance, [
          `/webapi/website/configuration?domain=${encoded}`,
          `/webapi/menu/en/menuList?domain=${encoded}&urlDomain=${encoded}`,
          `/webapi/menu/en/${encoded}/${encoded}/check`,
          `/webapi/language/${encoded}/list`,
          `/en/${encoded}`,
          `/jp/${encoded}?page=${encoded}`,
        ]);
        const host = chance(5) ? mainHost : value.replaceAll(/[^!-~]/g, '');
        return `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${aim}\r\n\r\n`;
      },
    });
    await app.close();
    await remote.close();
    await trap.close();
    const { websiteList } = await embedded.languageList('en', mainHost);
    // Names of this machine stand for the main site.
    const known = new Set([...websiteList.map(({ domain }) => domain), 'localhost', '127.0.0.1', '[::1]']);
    const off = asked.filter((address) => {
      const { pathname, searchParams } = new URL(address, remote.base);
      const found = templates.map((template) => template.exec(pathname)).find((match) => match !== null);
      const inPath = decodeURIComponent(found?.[1] ?? '');
      return (
        !found ||
        searchParams.getAll('domain').length !== 1 ||
        !known.has(searchParams.get('domain') ?? '') ||
        searchParams.getAll('urlDomain').length !== 1 ||
        (pathname.endsWith('/check') && pathname !== '/webapi/check' && !known.has(inPath))
      );
    });
    report({
      row: 12,
      fault: 'requests that would make the site ask elsewhere',
      promise: 'only the configured back end, only its calls',
      count: `${values} values`,
      result: `${asked.length} questions, ${off.length} off their template, ${trapped} elsewhere`,
      lost: off.length + trapped,
    });
    expect(off.slice(0, 10)).toEqual([]);
    expect([trapped, answers]).toEqual([0, values]);
    expect(asked.length).toBeGreaterThan(0);
  },
  faultTimeoutMs,
);

test(
  'unknown addresses',
  async () => {
    const app = await startApp();
    const chance = chanceOf();
    const wanted = counts(500, 10_000);
    const paths: string[] = [];
    const onward = new Map<string, string>();
    const wrong: string[] = [];
    let left = wanted;
    const ask = (
      next: () => string | undefined,
      hear: (path: string, status: number, to: string, head: string) => void,
    ) =>
      sendAll(app.base, {
        lanes: 8,
        next: () => {
          const path = next();
          return path === undefined ? undefined : `GET ${path} HTTP/1.1\r\nHost: ${mainHost}\r\n\r\n`;
        },
        hear: ({ status, head }, sent) =>
          hear(sent.split(' ')[1] ?? '', status, /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? '', head),
      });
    await ask(
      () => {
        if (left-- <= 0) return undefined;
        const name = chance(2)
          ? `/${oneOf(chance, ['en', 'zh-tw', 'jp', 'pt'])}/x${chance(1e9).toString(36)}`
          : hostilePath(chance);
        paths.push(name);
        return name;
      },
      (path, status, to, head) => {
        if (!to) return;
        if (!/^\/(?![/\\])/.test(to)) wrong.push(`${path} leads to ${to}`);
        if (status === 302 && !/^cache-control:.*no-store/im.test(head)) wrong.push(`${path}: 302 may be stored`);
        onward.set(path, to);
      },
    );
    const targets = [...new Set(onward.values())];
    const twice = new Set<string>();
    await ask(
      () => targets.pop(),
      (path, _status, to) => {
        if (to) twice.add(path);
      },
    );
    // A misspelt unknown address is first redirected to its correct spelling, then answered as unknown.
    const hops = [...onward].filter(([, to]) => twice.has(to));
    await app.close();
    report({
      row: 13,
      fault: 'unknown addresses',
      promise: 'constant targets on the site, one hop, no loop, not stored',
      count: `${wanted} addresses`,
      result: `${onward.size} led on, ${hops.length} more than once, ${wrong.length} wrong`,
      lost: hops.length + wrong.length,
    });
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(hops.slice(0, 10)).toEqual([]);
  },
  faultTimeoutMs,
);
