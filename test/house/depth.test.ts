// The depth of pages that buyers decide by: body sections, tables, functions and questions, for each page in each
// language.
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { pathOf } from '../../src/shared/pages/addresses.ts';
import { pageOf, type PageId } from '../../src/shared/pages/pages.ts';
import { countPage, mainOf, most, questionsOf, type Counted } from '../support/countPage.ts';
import { tagsOf } from '../support/html.ts';
import { sharedPages } from '../support/sharedPages.ts';

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
/** Pages of one argument: few sections, and a drawing carries the decision. */
const argued: readonly PageId[] = [
  'awsService',
  'gcpService',
  'azureCloud',
  'aliCloud',
  'tencentCloud',
  'huaweiCloud',
  'alicloudMigration',
  'sms',
  'edgeNext',
  'ddos',
  'server',
  'cdn',
  'database',
  'cloudflare',
  'cloudplatform',
  'coflyer',
  'akamai',
  'cloudflareCloud',
  'cloudIntegration',
  'awsGlobalAccelerator',
  'tencentcloudLive',
  'cloudLive',
  'cloudCdn',
  'coshield',
  'freeOpen',
  'success',
  'newcustomer',
  'partner',
  'productService',
  'cooperation',
  'contactUs',
];
const leastArgued = { sections: 3, tables: 0, functions: 1, questions: 3 };
type Depth = typeof least;

/** Sections on many pages, which do not count. */
const common = new Set(['questions', 'form']);

function depthOf(html: string, own: string): Depth {
  const main = mainOf(html);
  const named = tagsOf(main, 'section').flatMap(({ id }) => id ?? []);
  return {
    sections: named.filter((id) => !common.has(id)).length,
    tables: tagsOf(main, 'table').length,
    functions: tagsOf(main, 'form').filter(({ method, action }) => method === 'get' && action?.startsWith(own)).length,
    questions: questionsOf(main).length,
  };
}

const read = sharedPages();

test('a page without depth is found', () => {
  const shallow = '<main><section id="a"></section><form method="get" action="/en/faq"></form></main>';
  expect(depthOf(shallow, '/en/cdn')).toEqual({ sections: 1, tables: 0, functions: 0, questions: 0 });
});

test('pages that people decide from go deep', async () => {
  const rows = decisive.flatMap((id) =>
    localeCodes.filter((code) => pageOf(id).locales.includes(code)).map((code) => ({ id, code })),
  );
  const depths: (Depth & { path: string; id: PageId })[] = [];
  for (const { id, code } of rows) {
    const path = pathOf(id, code);
    depths.push({ path, id, ...depthOf((await read(path)).text, path) });
  }
  const leastOf = (id: PageId): Depth => (argued.includes(id) ? leastArgued : least);
  const shallow = depths.filter((depth) =>
    Object.entries(leastOf(depth.id)).some(([of, few]) => depth[of as keyof Depth] < few),
  );
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
});

test('a page of one argument has at most six sections, one table, 650 words and five questions with the first open', async () => {
  const rows: string[] = [];
  for (const id of argued) {
    for (const code of localeCodes.filter((one) => pageOf(id).locales.includes(one))) {
      const path = pathOf(id, code);
      const { text } = await read(path);
      const counted = countPage(text);
      process.stdout.write(`${path}: ${JSON.stringify(counted)}\n`);
      for (const of of Object.keys(most) as (keyof Counted)[])
        if (counted[of] > most[of]) rows.push(`${path}: ${of} ${counted[of]}`);
      // A page that is a form may have no questions.
      const opened = questionsOf(mainOf(text)).map(({ open }) => open);
      if (opened.some((open, index) => open !== (index === 0)))
        rows.push(`${path}: the first question is not the open one`);
    }
  }
  expect(rows).toEqual([]);
});
