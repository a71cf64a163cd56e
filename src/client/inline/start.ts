// The start script, inlined in every page: what must run before the first paint, and the loading of all other scripts.
import { localeCookie, localeSeconds, reloadedAt } from '../../shared/storage/kept.ts';

const page = document;
const root = page.documentElement;
// Set before the first paint: the shared HTML does not know whether the visitor is logged in.
if (/(^|; )member=/.test(page.cookie)) root.dataset.member = '';

// The browser's language, offered until the visitor chooses one. For Chinese the region decides between the two scripts.
const wanted = navigator.language;
const chinese = /hant|tw|hk|mo/i.test(wanted) ? 'zh-TW' : 'zh-CN';
const tag = /^zh/i.test(wanted) ? chinese : wanted.split('-')[0];
if (tag !== root.lang && !/(^|; )locale=/.test(page.cookie)) root.dataset.offer = tag;

// The browser refuses strings that come from none of our policies. Allowed: our own scripts, and the empty <script> that React starts with.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => (/^(<script><\/script>)?$/.test(html) ? html : null),
  createScriptURL: (address: string) => (/^\/assets\/[\w.-]+$/.test(address) ? address : null),
});

// Capturing listener: React stops a click in a part whose code is still loading.
addEventListener(
  'click',
  (event) => {
    const element = event.target as Element;
    const choice = element.closest<HTMLAnchorElement>('[data-locale]');
    if (choice) {
      delete root.dataset.offer;
      page.cookie = `${localeCookie}=${choice.dataset.locale};path=/;max-age=${localeSeconds};samesite=lax`;
      // The panels of phones are no places of the page.
      if (!/^#?(menu|me|!)?$/.test(location.hash)) choice.hash = location.hash;
    }
    // A dialog leaves in the address what advertisers wrote there, also before the rest of the code is there to keep the whole query (carried.ts).
    const link = element.closest('a');
    if (link?.pathname === location.pathname && /dialog=/.test(link.search + location.search)) {
      for (const said of location.search.slice(1).split('&'))
        if (said.startsWith('utm') && !link.search.includes(said)) link.search += (link.search && '&') + said;
    }
    // Such a button works by script only. Its part repeats the press once its code is there.
    const button = element.closest<HTMLElement>('button[type=button]');
    if (button) (window.pressed ??= new Set()).add(button);
  },
  true,
);

let isTyped = false;
let isReloading = false;
const tellFailure = () => {
  root.dataset.failed = '';
};
addEventListener('input', () => {
  isTyped = true;
  if (!isReloading) return;
  // The new page is given up: it would come without what is typed here.
  isReloading = false;
  stop();
  tellFailure();
});

/**
 * A script is missing: reloads once a minute at most, and not where storage is blocked, because it could not be counted. What was
 * typed, and without a connection the page itself, would be lost: those get the notice at once.
 */
window.missScript = () => {
  try {
    const since = Date.now() - (sessionStorage[reloadedAt] ?? 0);
    if (!isTyped && navigator.onLine) {
      sessionStorage[reloadedAt] = Date.now();
      if (since > 60_000) {
        isReloading = true;
        return location.reload();
      }
    }
  } catch {
    // Storage is blocked: show the notice below.
  }
  tellFailure();
};

// React and the page's own chunk: after the load event on a good line, else at the first touch.
type Connection = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
// Turns animations off as well (motion.css).
if (saveData) root.dataset.sparing = '';
let scripts: string[] | undefined;
const load = () => {
  if (scripts) return;
  try {
    ({ scripts } = JSON.parse((page.getElementById('state') as HTMLElement).textContent) as { scripts: string[] });
  } catch {
    // The page is still arriving, and with it perhaps the rest of the state; the next touch tries again.
    return;
  }
  for (const source of scripts) {
    const script = page.createElement('script');
    script.src = source;
    script.async = false;
    script.onerror = window.missScript;
    page.head.append(script);
  }
};

for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, load, true);
if (!saveData && !/2g/.test(effectiveType)) addEventListener('load', () => setTimeout(load, 50));
