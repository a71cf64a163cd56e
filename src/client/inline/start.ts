// The start script, inlined in every page: says what may become a script, notes the language that is chosen or could be, and whether somebody is logged in, and fetches the rest when the line is free.
import { localeCookie, localeSeconds, reloadedAt } from '../../shared/storage/kept.ts';

const page = document;
const root = page.documentElement;
// Says who is logged in before anything is drawn; the page is the same for all.
if (/(^|; )member=/.test(page.cookie)) root.dataset.member = '';

// The language to offer, until one is chosen. Chinese is written in two scripts, and the region tells which.
const [wanted = ''] = /^zh|^\w+/i.exec(navigator.language) ?? [];
const tag = wanted === 'zh' ? (/hant|tw|hk|mo/i.test(navigator.language) ? 'zh-TW' : 'zh-CN') : wanted;
if (tag !== root.lang && !/(^|; )locale=/.test(page.cookie)) root.dataset.offer = tag;

// What is no object of a policy of ours is refused by the browser; but for our own scripts, and what React begins an empty one with.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html: string) => (/^(<script><\/script>)?$/.test(html) ? html : null),
  createScriptURL: (address: string) => (/^\/assets\/[\w.-]+$/.test(address) ? address : null),
});

const touches = ['pointerdown', 'keydown', 'focusin'];

// Before React, which stops a click in a part whose code is under way.
addEventListener(
  'click',
  (event) => {
    const element = event.target as Element;
    const choice = element.closest<HTMLAnchorElement>('[data-locale]');
    if (choice) {
      delete root.dataset.offer;
      page.cookie = `${localeCookie}=${choice.dataset.locale};path=/;max-age=${localeSeconds};samesite=lax`;
      if (location.hash.length > 2) choice.hash = location.hash;
    }
    // Does nothing by itself: its part presses it again when its code is there.
    const button = element.closest<HTMLElement>('button[type=button]');
    if (button) (window.pressed ??= []).push(button);
  },
  true,
);

// React and the page's own chunk: after the load event on a good line, else at the first touch.
type Connection = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
// Nor does anything move there (motion.css).
if (saveData) root.dataset.sparing = '';
const load = () => {
  const state = page.getElementById('state');
  // Of a page that is still arriving: the next touch, then.
  if (!state) return;
  for (const touch of touches) removeEventListener(touch, load, true);
  if (state.dataset.loading) return;
  state.dataset.loading = 'true';
  for (const source of (JSON.parse(state.textContent) as { scripts: string[] }).scripts) {
    const script = page.createElement('script');
    script.src = source;
    script.async = false;
    // As the chunk guard does: once a minute at most, and without storage, where we could not count, never.
    script.onerror = () => {
      try {
        const last = Number(sessionStorage[reloadedAt] ?? 0);
        sessionStorage[reloadedAt] = Date.now();
        if (Date.now() - last > 60_000) return location.reload();
      } catch {
        // Falls through to the notice.
      }
      root.dataset.failed = '';
    };
    page.head.append(script);
  }
};

for (const touch of touches) addEventListener(touch, load, true);
if (!saveData && !/2g/.test(effectiveType)) addEventListener('load', () => setTimeout(load, 50));
