// Reads content/menu.yaml and content/banners.yaml and checks that every link of theirs leads somewhere.
import { bannerSchema, type BannerRow } from './bannerSchema.ts';
import type { ReadFile } from './contentFolder.ts';
import { menuSchema, type MenuRow, type MenuTarget } from './menuSchema.ts';
import { repeated } from './repeated.ts';
import type { Path } from './readYaml.ts';

type Fault = (path: Path, reason: string) => void;
type Placed = { row: MenuRow; path: Path };

const placed = (rows: readonly MenuRow[], path: Path): Placed[] =>
  rows.flatMap((row, index) => {
    const here = [...path, index];
    return [{ row, path: here }, ...placed(row.children ?? [], [...here, 'children'])];
  });

function checkTarget(target: MenuTarget, planned: readonly string[] | undefined, path: Path, fault: Fault): void {
  const ways = [target.page, target.planned, target.link].filter(Boolean).length;
  if (ways > 1) fault(path, 'leads to more than one of page, planned and link');
  if (!target.page && (target.otherwise || target.hash || target.query))
    fault(path, 'otherwise, hash and query need a page');
  if (target.planned && planned && !planned.includes(target.planned))
    fault([...path, 'planned'], `${target.planned} is not among the planned pages of site.yaml`);
}

const leads = ({ page, planned, link }: MenuTarget): boolean => Boolean(page ?? planned ?? link);

export function readMenu(read: ReadFile, planned: readonly string[] | undefined): MenuRow[] | undefined {
  const menu = read('menu.yaml', menuSchema);
  if (!menu) return undefined;
  const rows = placed(menu.data, []);
  for (const { row, path } of rows) {
    checkTarget(row, planned, path, menu.fault);
    if (!leads(row) && !row.children?.length) menu.fault(path, `${row.id} leads nowhere and holds nothing`);
  }
  for (const index of repeated(rows.map(({ row }) => row.id))) {
    const { row, path = [] } = rows[index] ?? {};
    menu.fault([...path, 'id'], `id ${row?.id} stands here twice`);
  }
  return menu.data;
}

export function readBanners(read: ReadFile, planned: readonly string[] | undefined): BannerRow[] | undefined {
  const banners = read('banners.yaml', bannerSchema);
  if (!banners) return undefined;
  banners.data.forEach(({ links }, index) =>
    links.forEach((link, place) => {
      const path = [index, 'links', place];
      checkTarget(link, planned, path, banners.fault);
      if (!leads(link)) banners.fault(path, `${link.id} leads nowhere`);
    }),
  );
  for (const index of repeated(banners.data.map(({ id }) => id)))
    banners.fault([index, 'id'], `id ${banners.data[index]?.id} stands here twice`);
  return banners.data;
}
