// The start script, inlined in every page: menus, panels, countdown and language choice at once; the rest when the line is free.

const html = document.documentElement;
const on = (type: string, listener: (event: Event) => void, capture = false) => addEventListener(type, listener, capture);
const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
const all = <E extends Element = HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);

// Panels follow the address (:target), so that they work before this line has run.
const panels = () => {
  for (const link of all('[data-panel]')) {
    const open = location.hash === `#${link.dataset.panel}`;
    if (open) document.getElementById(link.dataset.panel ?? '')?.focus();
    else if (link.ariaExpanded === 'true') link.focus();
    link.ariaExpanded = String(open);
  }
};
const closeAll = (except?: Node | null) => {
  for (const menu of all<HTMLDetailsElement>('details[name=nav][open]')) if (menu !== except) menu.open = false;
};

on('hashchange', panels);
on('click', (event) => {
  const choice = closest(event, '[data-locale]');
  if (choice instanceof HTMLAnchorElement) {
    document.cookie = `locale=${choice.dataset.locale};path=/;max-age=31536000;samesite=lax`;
    if (location.hash.length > 2) choice.hash = location.hash;
  }
  closeAll(closest(event, 'details[name=nav]'));
});
on('pointerover', (event) => {
  if ((event as PointerEvent).pointerType !== 'mouse' || innerWidth < 1000) return;
  const menu = closest(event, 'details[data-hover]') as HTMLDetailsElement | null;
  if (!closest(event, 'header')) closeAll();
  if (menu && !menu.open) menu.open = true;
});
on('keydown', (event) => {
  if ((event as KeyboardEvent).key !== 'Escape') return;
  const menu = document.querySelector<HTMLDetailsElement>('details[name=nav][open]');
  if (menu) menu.querySelector('summary')?.focus();
  closeAll();
  if (location.hash === '#menu' || location.hash === '#me') location.hash = '!';
  document.querySelector<HTMLElement>('[data-dialog-close]')?.click();
});

// React and the page's own chunk: after the load event on a good line, else at the first touch.
type Connection = { saveData?: boolean; effectiveType?: string };
const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
const touches = ['pointerdown', 'keydown', 'focusin'];
let loaded = false;
const load = () => {
  if (loaded) return;
  loaded = true;
  for (const touch of touches) removeEventListener(touch, load, true);
  const { scripts } = JSON.parse(document.getElementById('state')?.textContent ?? '{"scripts":[]}') as { scripts: string[] };
  for (const source of scripts) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.onerror = () => {
      // As the chunk guard does: without storage we could not count, so there is no reload.
      try {
        const last = Number(sessionStorage['reloaded-at'] ?? 0);
        sessionStorage['reloaded-at'] = Date.now();
        if (Date.now() - last > 60_000) location.reload();
        else html.dataset.failed = '';
      } catch {
        html.dataset.failed = '';
      }
    };
    document.head.append(script);
  }
};
const ready = () => {
  panels();
  for (const button of all('[data-countdown]')) countdown(button);
  const mail = document.querySelector<HTMLAnchorElement>('[data-mailto]');
  if (mail) {
    location.href = mail.href;
    setTimeout(() => location.replace('/404'), 1500);
  }
};

/** Counts down to following the link; stops for good on request, pauses while the page is hidden or being used. */
function countdown(button: HTMLElement): void {
  const stop = document.querySelector<HTMLButtonElement>('[data-countdown-stop]');
  let left = Number(button.dataset.countdown);
  const timer = setInterval(() => {
    if (document.hidden || document.querySelector('main :focus-visible')) return;
    left -= 1;
    button.textContent = (button.dataset.countdownText ?? '').replace('{{seconds}}', String(Math.max(left, 0)));
    if (left <= 0) {
      clearInterval(timer);
      button.click();
    }
  }, 1000);
  if (!stop) return;
  stop.hidden = false;
  stop.onclick = () => {
    clearInterval(timer);
    button.textContent = button.dataset.countdownRest ?? '';
    stop.hidden = true;
    button.focus();
  };
}

for (const touch of touches) on(touch, load, true);
if (!saveData && !/2g/.test(effectiveType)) on('load', () => setTimeout(load, 50));
on('DOMContentLoaded', ready);
