// Carries out each addition by the lists of CONTRIBUTING.md, in a copy of the project, as a newcomer would.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import type { Trial } from './Trial.ts';

export function addPage(page: Trial): void {
  page.insert(
    'src/shared/pages/companyPages.ts',
    '// The sample campaign page',
    `  // One order, by its number.
  page({
    id: 'order',
    path: 'orders/:id',
    params: { id: (raw) => (/^\\d{6}$/.test(raw) ? raw : undefined) },
    locales: everywhere,
  }),`,
  );
  page.create(
    'src/shared/pages/order/Page.tsx',
    `// One order: its heading and its number.
import { OrderHead } from './OrderHead.static.tsx';

export function Page() {
  return <OrderHead />;
}
`,
  );
  page.create(
    'src/shared/pages/order/OrderHead.static.tsx',
    `// The head of an order.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';

export const OrderHead = /*#__PURE__*/ staticPart(
  'OrderHead',
  function OrderHead() {
    return <h1>{useT('order')('h1', { id: usePage().params.id ?? '' })}</h1>;
  },
  'page',
);
`,
  );
  const texts = { title: 'Order', description: 'One order', name: 'Order', h1: 'Order {{id}}', lead: 'One order' };
  for (const code of localeCodes) page.create(`locales/${code}/order.json`, `${JSON.stringify(texts, undefined, 2)}\n`);
}

export function addLivePart(live: Trial): void {
  live.create(
    'src/shared/pages/order/PriceCount.ts',
    `// The count of prices as the page holds it.
import { livePart } from '../../live/livePart.tsx';

export const PriceCount = livePart(/* #__LOADABLE__ */ () => import('./PriceCountLive.tsx'), {
  needs: ['prices'],
  texts: ['order'],
});
`,
  );
  live.create(
    'src/shared/pages/order/PriceCountLive.tsx',
    `// How many servers have a price: counted up by a press.
import { useState } from 'react';
import type { Live } from '../../live/livePart.tsx';

function PriceCountLive({ data: { prices }, t: { order: t } }: Live<'prices', 'order'>) {
  const [more, setMore] = useState(0);
  return (
    <button type="button" onClick={() => setMore(more + 1)}>
      {t('name')} {prices.servers.length + more}
    </button>
  );
}

export { PriceCountLive as default };
`,
  );
  const shownBy = 'src/shared/pages/order/Page.tsx';
  live.replace(shownBy, 'export function', `import { PriceCount } from './PriceCount.ts';\n\nexport function`);
  live.replace(shownBy, '<OrderHead />;', '(\n    <>\n      <OrderHead />\n      <PriceCount />\n    </>\n  );');
  live.replace('src/shared/i18n/textNames.ts', 'textNames = [', "textNames = [\n  'order',");
}

export function addLocale(locale: Trial, folder: string): void {
  locale.insert(
    'src/shared/i18n/locales.ts',
    '] as const satisfies readonly Row[]',
    `  {
    code: 'ko',
    prefix: 'ko',
    dir: 'ko',
    iso: 'ko',
    hreflang: ['ko'],
    openGraph: 'ko_KR',
    name: '한국어',
    accept: ['ko'],
    fallback: ['en'],
    aliases: [],
    share: ['mail', 'link'],
    home: 'KR',
  },`,
  );
  locale.insert(
    'src/shared/layout/LanguageHint.module.css',
    `html[data-offer='en']`,
    `html[data-offer='ko'] .hint[lang='ko'],`,
  );
  // The locale folder, as a translator delivers it.
  cpSync(path.join(folder, 'locales/en'), path.join(folder, 'locales/ko'), { recursive: true });
}

export function addField(field: Trial): void {
  field.insert(
    'src/shared/forms/enquiry.ts',
    '  ...portuguese,',
    `  { name: 'budget', kind: 'select', required: false, error: 'required', options: ['small', 'large'] },`,
  );
  for (const code of localeCodes) {
    const file = `locales/${code}/forms.json`;
    field.replace(file, '"fields": {', '"fields": {\n"budget": { "label": "Budget" },');
    field.replace(file, '"options": {', '"options": {\n"budget": { "small": "Small", "large": "Large" },');
  }
}

export function addPrice(price: Trial): void {
  const row =
    '- { name: Dwarf, type: s9.dwarf, spec: 1 vCPU / 1 GiB, disk: 50 GB SSD, listUsdMonth: 10, platformUsdMonth: 9.5 }';
  price.insert('content/prices/servers.yaml', 'name: Starter', row);
  for (const code of localeCodes)
    price.replace(`locales/${code}/prices.json`, '"models": {', '"models": {\n"Dwarf": { "name": "Dwarf" },');
}

/** One that is shown for a long time, and one whose last day is over. */
export function addBanners(banner: Trial): void {
  const rowOf = (id: string, until: string) =>
    `- id: ${id}\n  art: dial\n  until: ${until}\n  links: [{ id: go, page: cdn, otherwise: cloudCdn }]`;
  const words = (id: string) =>
    `"${id}": { "title": "Banner${id}", "text": "T", "label": "L", "note": "N", "links": { "go": "Go" } },`;
  for (const [id, until] of [
    ['coming', '2999-12-31'],
    ['gone', '2020-12-31'],
  ] as const) {
    banner.insert('content/banners.yaml', '- id: atlas', rowOf(id, until));
    for (const code of localeCodes) banner.replace(`locales/${code}/banners.json`, '{', `{\n${words(id)}`);
  }
}
