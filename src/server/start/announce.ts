// After a start and each reload: finds out which pages say something else than before, and tells search engines of those alone.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import type { BrandContent } from '../backend/embedded/BrandContent.ts';
import { tellIndexNow } from '../deliver/indexNow.ts';
import { writeWhole } from '../deliver/writeWhole.ts';
import type { Site } from './openSite.ts';
import { readOwnPages, type PageMarks } from './readOwnPages.ts';

/** What was last told of each brand, by its first domain; `content` names all that it was made from. */
const toldSchema = v.object({
  content: v.string(),
  brands: v.record(v.string(), v.record(v.string(), v.string())),
});
type Told = v.InferOutput<typeof toldSchema>;

const changedIn = (before: PageMarks, now: PageMarks): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((address) => before[address] !== now[address]);

async function toldBefore(file: string): Promise<Told | undefined> {
  const written = await readFile(file, 'utf8').catch(() => undefined);
  if (written === undefined) return undefined;
  // Of another shape, an older version has written it: all pages are taken as known, as at a first start.
  const { success, output } = v.safeParse(toldSchema, JSON.parse(written));
  return success ? output : undefined;
}

/** Nobody waits for it; what could not be told is found again at the next reload. */
export async function announce({ parts, handle, log }: Site): Promise<void> {
  const { config, content, renderer, others } = parts;
  const service = config.INDEXNOW_URL;
  if (!service) return;
  try {
    const file = path.join(config.DATA_DIR, 'indexnow.json');
    const contents = [content, ...others.map((brand) => brand.content)];
    const made = createHash('sha256').update(JSON.stringify(contents)).update(renderer.build.manifest.buildId);
    const now = made.digest('base64url');
    if ((await toldBefore(file))?.content === now) return;
    const read = await readBrands(handle, contents);
    // Another process of ours may have been quicker.
    const before = await toldBefore(file);
    if (before?.content === now) return;
    let pages = 0;
    for (const { main, domains, marks } of read) {
      const known = before?.brands[main];
      const changed = known ? changedIn(known, marks) : [];
      pages += changed.length;
      if (changed.length > 0)
        for (const { domain } of domains) await tellIndexNow(service, `https://${domain}`, changed);
    }
    const brands = Object.fromEntries(read.map(({ main, marks }) => [main, marks]));
    await writeWhole(file, JSON.stringify({ content: now, brands } satisfies Told));
    log.info('indexnow.told', { pages });
  } catch (error) {
    log.warn('indexnow.failed', { error: String(error) });
  }
}

type Brand = { main: string; domains: readonly { domain: string }[]; marks: PageMarks };

/** One brand after the other: visitors come first. */
async function readBrands(handle: RequestListener, contents: readonly BrandContent[]): Promise<Brand[]> {
  const read: Brand[] = [];
  for (const { site } of contents) {
    const [main] = site.domains;
    if (main) read.push({ main: main.domain, domains: site.domains, marks: await readOwnPages(handle, main.domain) });
  }
  return read;
}
