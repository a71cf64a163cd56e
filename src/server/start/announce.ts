// After a start and each reload: finds out which pages say something else than before, and tells search engines of those alone.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { tellIndexNow } from '../deliver/indexNow.ts';
import { writeWhole } from '../deliver/writeWhole.ts';
import type { Site } from './openSite.ts';
import { readOwnPages, type PageMarks } from './readOwnPages.ts';

/** What was last told; `content` names all that it was made from. */
const toldSchema = v.object({ content: v.string(), marks: v.record(v.string(), v.string()) });
type Told = v.InferOutput<typeof toldSchema>;

const changedIn = (before: PageMarks, now: PageMarks): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((address) => before[address] !== now[address]);

async function toldBefore(file: string): Promise<Told | undefined> {
  const written = await readFile(file, 'utf8').catch(() => undefined);
  return written === undefined ? undefined : v.parse(toldSchema, JSON.parse(written));
}

/** Nobody waits for it; what could not be told is found again at the next reload. */
export async function announce({ parts, handle, log }: Site): Promise<void> {
  const { config, content, renderer } = parts;
  const service = config.INDEXNOW_URL;
  const [main] = content.site.domains;
  if (!service || !main) return;
  try {
    const file = path.join(config.DATA_DIR, 'indexnow.json');
    const made = createHash('sha256').update(JSON.stringify(content)).update(renderer.build.manifest.buildId);
    const now = made.digest('base64url');
    if ((await toldBefore(file))?.content === now) return;
    const marks = await readOwnPages(handle, main.domain);
    // Another process of ours may have been quicker.
    const before = await toldBefore(file);
    if (before?.content === now) return;
    const changed = before ? changedIn(before.marks, marks) : [];
    if (changed.length > 0)
      for (const { domain } of content.site.domains) await tellIndexNow(service, `https://${domain}`, changed);
    await writeWhole(file, JSON.stringify({ content: now, marks } satisfies Told));
    log.info('indexnow.told', { pages: changed.length });
  } catch (error) {
    log.warn('indexnow.failed', { error: String(error) });
  }
}
