// Whether somebody is logged in: the readable cookie says so, the local cache holds a copy for seven days, the header shows it.
import { forget, recall, remember } from '../shared/app/localCache.ts';
import { memberName } from '../shared/storage/kept.ts';

const over = /[?&]did=(loggedOut|erased)\b/;

/** What browsers that do not know Clear-Site-Data have left of who has logged out. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked, so nothing was kept.
  }
}

function show(): void {
  const { dataset } = document.documentElement;
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${memberName}=`))) {
    remember(memberName, true);
    dataset.member = '';
    return;
  }
  if (recall(memberName) !== undefined && over.test(location.search)) clearStorage();
  forget(memberName);
  delete dataset.member;
}

/** Also when he has logged in or out in another tab, or comes back to a page that the browser kept. */
export function showMember(): void {
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
  });
}
