// Rows 7 and 8: hostile paths, headers and bodies neither crash the site nor come back in a response; JSON of any depth
// is refused.
import { formPages } from '../../../src/server/enquiries/formAnswers.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { chanceOf, hostileHeader, hostileRequest, isReflected, oneOf, type Chance, word } from '../../support/junk.ts';
import { sendAll, type Heard } from '../../support/rawRequest.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

let site: ServerProcess;
let host: string;

beforeAll(async () => {
  site = await startServer();
  host = new URL(site.base).host;
});
afterAll(() => site.stop());

/** The error page answers 500 by specification; an overloaded site answers 503 with a time to come again. */
const isDeclared = ({ status, head }: Heard, sent: string): boolean =>
  status < 500 ||
  (status === 500 && /error/i.test(sent.split('\r\n')[0] ?? '')) ||
  (status === 503 && /^retry-after:/im.test(head));

function listener() {
  const seen = { answers: 0, silent: 0, busy: 0, wrong: [] as string[] };
  const hear = (answer: Heard, sent: string): void => {
    seen.answers += 1;
    if (answer.status === 0) seen.silent += 1;
    if (answer.status === 503) seen.busy += 1;
    const isWrong = !isDeclared(answer, sent) || isReflected(answer.body) || /^x-evil/im.test(answer.head);
    if (isWrong) seen.wrong.push(`${answer.status} ${sent.slice(0, 300)}`);
  };
  return { seen, hear };
}

const upTo = (count: number, make: () => string) => {
  let left = count;
  return () => (left-- > 0 ? make() : undefined);
};

const forms = formPages.flatMap(({ form, pages }) =>
  pages.map((page) => ({ form: form.id, path: pathOf(page, 'en') })),
);
const accountCalls = ['register', 'login', 'forgot', 'activate', 'code', 'session/end', 'erase', 'logout'];

/** A well-formed request with hostile values, to an address that accepts its kind. */
function structured(chance: Chance): string {
  const { form, path } = oneOf(chance, forms);
  const target = oneOf(chance, [
    path,
    `/webapi/lead/${form}`,
    `/webapi/account/${oneOf(chance, accountCalls)}`,
    '/consent',
    '/reports',
    '/webapi/upload',
  ]);
  const entries = Object.entries(entriesFor(form, 'en')).map(([name, value]): [string, string] =>
    chance(3) ? [name, String(value)] : [chance(4) ? name : word(chance), word(chance)],
  );
  const type = oneOf(chance, [
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=b',
    word(chance),
  ]);
  const body = type.startsWith('multipart')
    ? `${entries.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--b--\r\n`
    : type === 'application/json'
      ? JSON.stringify(Object.fromEntries(entries))
      : encoded(Object.fromEntries(entries));
  return [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Array.from({ length: chance(3) }, () => hostileHeader(chance)).filter(
      (line) => !/^(Content|Expect|Upgrade)/.test(line),
    ),
    '',
    Buffer.from(body).toString('latin1'),
  ].join('\r\n');
}

test(
  'raw and structured',
  async () => {
    const [raw, shaped] = [counts(2_000, 1_000_000), counts(300, 100_000)];
    const chance = chanceOf();
    const { seen, hear } = listener();
    // Incomplete requests keep a connection waiting: hence many lanes and short patience.
    await sendAll(site.base, {
      lanes: 24,
      hear,
      patienceMs: 2_000,
      next: upTo(raw, () => hostileRequest(chance, host)),
    });
    await sendAll(site.base, { lanes: 12, hear, patienceMs: 2_000, next: upTo(shaped, () => structured(chance)) });
    const { status } = await fetch(`${site.base}/en/cdn`);
    report({
      row: 7,
      fault: 'hostile paths, headers and bodies',
      promise: 'no crash, no undeclared 5xx, nothing given back unescaped',
      count: `${raw} raw, ${shaped} structured`,
      result: `${seen.answers} answered, ${seen.busy} told to come again, ${seen.silent} closed without words, ${seen.wrong.length} wrong`,
      lost: seen.wrong.length,
    });
    expect(seen.wrong.slice(0, 10)).toEqual([]);
    expect(seen.answers).toBe(raw + shaped);
    expect(status).toBe(200);
    expect(site.output()).not.toMatch(/"msg":"(failed|form\.failed|uncaught)/);
  },
  faultTimeoutMs,
);

test(
  'deep JSON',
  async () => {
    const depths = [10, 100, 1_000, 10_000, 100_000];
    const shapes = [
      (depth: number) => '['.repeat(depth) + ']'.repeat(depth),
      (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
      (depth: number) => `{"company":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      (depth: number) => '['.repeat(depth),
    ];
    const targets = [
      '/webapi/lead/contactUs',
      '/webapi/account/login',
      '/webapi/account/register',
      '/en/contact_us',
      '/reports',
    ];
    const wrong: string[] = [];
    for (const target of targets)
      for (const [at, shape] of shapes.entries())
        for (const depth of depths) {
          const { status } = await fetch(site.base + target, {
            method: 'POST',
            redirect: 'manual',
            headers: { 'Content-Type': target === '/reports' ? 'application/reports+json' : 'application/json' },
            body: shape(depth),
          });
          // Reports from browsers are accepted whatever they contain.
          const isRefused = status >= 400 && status < 500;
          if (!isRefused && !(target === '/reports' && status === 204))
            wrong.push(`${target} shape ${at} depth ${depth}: ${status}`);
        }
    report({
      row: 8,
      fault: 'deep JSON',
      promise: 'refused, the process goes on',
      count: `${targets.length} addresses × ${shapes.length} shapes, depth 10 to 100,000`,
      result: `${wrong.length} not refused`,
      lost: wrong.length,
    });
    expect(wrong).toEqual([]);
    expect((await fetch(`${site.base}/healthz`)).status).toBe(200);
  },
  faultTimeoutMs,
);
