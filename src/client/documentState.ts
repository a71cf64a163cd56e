// What rules and tests read from the document element: that React is there, the kind of device, whether somebody is logged in.
import { forget, recall, remember } from '../shared/storage/localCache.ts';
import { memberName } from '../shared/storage/kept.ts';

// Whether somebody is logged in: the readable cookie says so, the local cache holds a copy for seven days, the header shows it.

const over = /[?&]did=(loggedOut|erased|notMe)\b/;

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

/** Also when they have logged in or out in another tab, or come back to a page that the browser kept. */
function showMember(): void {
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
  });
}

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const deskWidth = 1000;

/** By the user agent at first, by width when the window changes. */
export function showOnDocument(): void {
  const { dataset } = document.documentElement;
  const show = (isPhone: boolean) => {
    dataset.device = isPhone ? 'mobile' : 'desktop';
  };
  show(phones.test(navigator.userAgent));
  addEventListener('resize', () => show(innerWidth < deskWidth));
  showMember();
  dataset.hydrated = '';
}
