// Recalls the newest of several stored values. Apart from the rest, as only drafts need it.
import { entryOf, storage } from './localCache.ts';

type Entry = NonNullable<ReturnType<typeof entryOf>>;

/** What was stored last under a name that begins so. */
export function recallLatest(start: string): unknown {
  let latest: Entry | undefined;
  for (const name of Object.keys(storage() ?? {})) {
    const entry = name.startsWith(start) ? entryOf(name) : undefined;
    if (entry && entry.until >= (latest?.until ?? 0)) latest = entry;
  }
  return latest?.value;
}
