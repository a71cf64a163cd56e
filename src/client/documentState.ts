// Sets the attributes of <html> that styles and tests read: hydrated, kind of device, logged in or not.
import { forget, recall, remember } from '../shared/storage/localCache.ts';
import { memberName } from '../shared/storage/kept.ts';

// A cookie that scripts can read says whether somebody is logged in. A copy in localStorage lets other tabs
// notice a change, and tells that this browser has something to clear at logout.

const loggedOut = /[?&]did=(loggedOut|erased|notMe)\b/;

/** Removes what a logged-out visitor left in browsers that do not know Clear-Site-Data. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

function markMember(): void {
  const { dataset } = document.documentElement;
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${memberName}=`))) {
    remember(memberName, true);
    dataset.member = '';
    return;
  }
  if (recall(memberName) !== undefined && loggedOut.test(location.search)) clearStorage();
  forget(memberName);
  delete dataset.member;
}

/** Also follows a login or logout in another tab, and pages restored by the Back button. */
function followMember(): void {
  markMember();
  addEventListener('storage', markMember);
  addEventListener('pageshow', markMember);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') markMember();
  });
}

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const deskWidth = 1000;

/** The kind of device comes from the user agent first, and from the width once the window is resized. */
export function showOnDocument(): void {
  const { dataset } = document.documentElement;
  const markDevice = (isPhone: boolean) => {
    dataset.device = isPhone ? 'mobile' : 'desktop';
  };
  markDevice(phones.test(navigator.userAgent));
  addEventListener('resize', () => markDevice(innerWidth < deskWidth));
  followMember();
  dataset.hydrated = '';
}
