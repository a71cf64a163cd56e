// Follows whether somebody is logged in, and writes their name into the header.
import { memberName } from '../shared/storage/kept.ts';
import { forget, recall, remember } from '../shared/storage/localCache.ts';

// A cookie that scripts can read says whether somebody is logged in. A copy in localStorage lets other tabs
// notice a change, and tells that this browser has something to clear at logout.

const loggedOut = /[?&]did=(loggedOut|loggedOutHere|erased|notMe)\b/;

/** Removes what a logged-out visitor left in browsers that do not know Clear-Site-Data. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Names have five characters or more, so `yes`, the cookie of a session without a name, has none. */
const flag = new RegExp(`(?:^|; )${memberName}=(?:([\\w-]{5,20})(?:;|$))?`);

/** Marks the document, and writes the name into the header, whose shared HTML does not know it. */
export function markMember(): void {
  const { dataset } = document.documentElement;
  const found = flag.exec(document.cookie);
  if (found) {
    // Written again, it would wake the other tabs, and each of them this one.
    if (recall(memberName) === undefined) remember(memberName, true);
    dataset.member = '';
    const [, name] = found;
    if (name) for (const place of document.querySelectorAll('[data-mine]')) place.textContent = name;
    return;
  }
  if (recall(memberName) !== undefined && loggedOut.test(location.search)) clearStorage();
  forget(memberName);
  delete dataset.member;
}

/** Also follows a login or logout in another tab, and pages restored by the Back button. */
export function followMember(): void {
  markMember();
  addEventListener('storage', markMember);
  addEventListener('pageshow', markMember);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') markMember();
  });
}
