// What the browser remembers for seven days; without storage it simply remembers nothing.
import { localSeconds } from './kept.ts';

const lifetime = localSeconds * 1000;

type Entry = { until: number; value: unknown };

function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    storage()?.setItem(name, JSON.stringify({ until: Date.now() + lifetime, value } satisfies Entry));
  } catch {
    // A full or blocked storage must not keep the visitor from going on.
  }
}

export function forget(name: string): void {
  try {
    storage()?.removeItem(name);
  } catch {
    // Blocked, so it was never remembered.
  }
}

export function recall(name: string): unknown {
  try {
    const entry = JSON.parse(storage()?.getItem(name) ?? 'null') as Entry | null;
    if (entry && entry.until > Date.now()) return entry.value;
    storage()?.removeItem(name);
  } catch {
    // What cannot be read counts as forgotten.
  }
  return undefined;
}
