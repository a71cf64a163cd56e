// The fixture's three interactive parts without a framework, for the raw servers.

const menu = document.getElementById('menu-btn');
menu?.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true';
  menu.setAttribute('aria-expanded', String(open));
  document.getElementById('nav')?.classList.toggle('open', open);
});

const tabs = [...document.querySelectorAll('[role=tab]')];
const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
for (const tab of tabs) {
  tab.addEventListener('click', () => {
    for (const other of tabs) other.setAttribute('aria-selected', String(other === tab));
    for (const [index, panel] of panels.entries()) panel.hidden = tabs[index] !== tab;
  });
}

const clock = document.getElementById('countdown');
const [hours = 0, minutes = 0, seconds = 0] = (clock?.textContent ?? '').split(':').map(Number);
let left = hours * 3600 + minutes * 60 + seconds;
setInterval(() => {
  left = Math.max(0, left - 1);
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  if (clock) clock.textContent = parts.map((part) => String(part).padStart(2, '0')).join(':');
}, 1000);
