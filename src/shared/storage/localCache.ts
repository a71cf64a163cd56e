// Stores values in localStorage for seven days; where storage is blocked it stores nothing.
import { localSeconds } from './kept.ts';

const lifetime = localSeconds * 1000;

type Entry = { until: number; value: unknown };

export function storage(): Storage | undefined {
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
    // Full or blocked storage must not stop the visitor.
  }
}

export function forget(name: string): void {
  try {
    storage()?.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

export function entryOf(name: string): Entry | undefined {
  try {
    const entry = JSON.parse(storage()?.getItem(name) ?? 'null') as Entry | null;
    if (entry && entry.until > Date.now()) return entry;
    storage()?.removeItem(name);
  } catch {
    // An unreadable entry counts as missing.
  }
  return undefined;
}

export const recall = (name: string): unknown => entryOf(name)?.value;
