// When a script cannot be loaded: one reload at most every 60 seconds, after that a panel with ways on.
import { reloadedAt } from '../shared/storage/kept.ts';

const interval = 60_000;

/** True when the page is being loaded anew. Without storage we could not count, so we do not reload at all. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAt) ?? 0);
    if (Date.now() - last < interval) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    if (sessionStorage.getItem(reloadedAt) === null) return false;
  } catch {
    return false;
  }
  location.reload();
  return true;
}
