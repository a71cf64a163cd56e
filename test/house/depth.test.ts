// How deep the pages go that people decide from: body sections, tables, functions by address and questions, each page in each language.
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { pathOf } from '../../src/shared/pages/addresses.ts';
import { pageOf, type PageId } from '../../src/shared/pages/pages.ts';
import { startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';
import { tagsOf } from '../support/html.ts';

const products = [
  'server',
  'database',
  'cdn',
  'ddos',
  'coflyer',
  'sms',
  'cloudLive',
  'coshield',
  'cloudplatform',
] as const;
const clouds = [
  'awsService',
  'gcpService',
  'azureCloud',
  'aliCloud',
  'tencentCloud',
  'huaweiCloud',
  'edgeNext',
  'cloudflareCloud',
  'akamai',
  'cloudflare',
  'cloudIntegration',
] as const;
const solutions = ['cloudCdn', 'alicloudMigration', 'awsGlobalAccelerator', 'tencentcloudLive'] as const;
const decisive: readonly PageId[] = [...products, ...clouds, ...solutions];

const least = { sections: 5, tables: 1, functions: 1, questions: 2 };
type Depth = typeof least;

/** What stands on many pages says nothing about this one. */
const common = new Set(['questions', 'form']);

function depthOf(html: string, own: string): Depth {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const named = tagsOf(main, 'section').flatMap(({ id }) => id ?? []);
  const [, asked = ''] = main.split(/<section[^>]* id="questions"/);
  return {
    sections: named.filter((id) => !common.has(id)).length,
    tables: tagsOf(main, 'table').length,
    functions: tagsOf(main, 'form').filter(({ method, action }) => method === 'get' && action?.startsWith(own)).length,
    questions: tagsOf(asked.split('</section>')[0] ?? '', 'details').length,
  };
}

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

test('a page without depth is found', () => {
  const shallow = '<main><section id="a"></section><form method="get" action="/en/faq"></form></main>';
  expect(depthOf(shallow, '/en/cdn')).toEqual({ sections: 1, tables: 0, functions: 0, questions: 0 });
});

test('pages that people decide from go deep', async () => {
  const rows = decisive.flatMap((id) =>
    localeCodes.filter((code) => pageOf(id).locales.includes(code)).map((code) => ({ id, code })),
  );
  // One after the other: a machine that has other work to do would say that it is busy.
  const depths: (Depth & { path: string })[] = [];
  for (const { id, code } of rows) {
    const path = pathOf(id, code);
    depths.push({ path, ...depthOf((await site.get(path)).text, path) });
  }
  const shallow = depths.filter((depth) => Object.entries(least).some(([of, few]) => depth[of as keyof Depth] < few));
  process.stdout.write(
    `sections tables functions questions\n${depths
      .map(
        (depth) =>
          `${Object.keys(least)
            .map((of) => String(depth[of as keyof Depth]).padStart(7))
            .join(' ')}  ${depth.path}`,
      )
      .join('\n')}\n`,
  );
  expect(shallow).toEqual([]);
}, 60_000);
