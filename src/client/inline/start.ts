// The start script, inlined in every page: menus, panels and language choice at once; the rest when the line is free.

const page = document;
const all = <E extends Element = HTMLElement>(selector: string) => page.querySelectorAll<E>(selector);
const openMenu = 'details[name=nav][open]';

// Panels follow the address (:target), so that they work before this line has run.
const followAddress = () => {
  for (const link of all('[data-panel]')) {
    const open = location.hash === `#${link.dataset.panel}`;
    if (open) page.getElementById(link.dataset.panel ?? '')?.focus();
    else if (link.ariaExpanded === 'true') link.focus();
    link.ariaExpanded = String(open);
  }
};
const closeMenus = (except?: Element | null) => {
  for (const menu of all<HTMLDetailsElement>(openMenu)) menu.open = menu === except;
};

let hovered: Element | null = null;

addEventListener('hashchange', followAddress);
addEventListener('click', (event) => {
  const element = event.target as Element;
  const choice = element.closest<HTMLAnchorElement>('[data-locale]');
  if (choice) {
    page.cookie = `locale=${choice.dataset.locale};path=/;max-age=31536000;samesite=lax`;
    if (location.hash.length > 2) choice.hash = location.hash;
  }
  // The mouse has opened this menu a moment ago; the click means the same and must not close it.
  if (hovered && element.closest('summary')?.parentElement === hovered) event.preventDefault();
  hovered = null;
  closeMenus(element.closest('details'));
});
addEventListener('pointerover', ({ target, pointerType }) => {
  const element = target as Element;
  if (pointerType !== 'mouse' || innerWidth < 1000) return;
  if (!element.closest('header')) closeMenus();
  const menu = element.closest('[data-hover]:not([open])');
  if (!menu) return;
  hovered = menu;
  menu.setAttribute('open', '');
});
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  page.querySelector<HTMLElement>(`${openMenu} summary`)?.focus();
  closeMenus();
  if (location.hash.startsWith('#me')) location.hash = '!';
  page.querySelector<HTMLElement>('[data-dialog-close]')?.click();
});

// React and the page's own chunk: after the load event on a good line, else at the first touch.
type Connection = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
const touches = ['pointerdown', 'keydown', 'focusin'];
const load = () => {
  for (const touch of touches) removeEventListener(touch, load, true);
  const state = page.getElementById('state');
  if (!state || state.dataset.loading) return;
  state.dataset.loading = 'true';
  const { scripts, texts } = JSON.parse(state.textContent) as { scripts: string[]; texts: { client: string } };
  // For the cache: the scripts ask for them when they run, a round trip later.
  fetch(texts.client).catch(String);
  for (const source of scripts) {
    const script = page.createElement('script');
    script.src = source;
    script.async = false;
    // As the chunk guard does: once a minute at most, and without storage, where we could not count, never.
    script.onerror = () => {
      try {
        const last = Number(sessionStorage['reloaded-at'] ?? 0);
        sessionStorage['reloaded-at'] = Date.now();
        if (Date.now() - last > 60_000) return location.reload();
      } catch {
        // Falls through to the notice.
      }
      page.documentElement.dataset.failed = '';
    };
    page.head.append(script);
  }
};

for (const touch of touches) addEventListener(touch, load, true);
if (!saveData && !/2g/.test(effectiveType)) addEventListener('load', () => setTimeout(load, 50));
addEventListener('DOMContentLoaded', followAddress);
