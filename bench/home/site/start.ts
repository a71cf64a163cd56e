// The fixture's start script: the engine's, plus the fixture's three interactive parts (menu, tabs, countdown).
import '../../../src/client/inline/start.ts';

const byId = (id: string) => document.getElementById(id);

addEventListener('click', (event) => {
  const target = event.target as HTMLElement;
  if (target.id === 'menu-btn') {
    const open = target.ariaExpanded !== 'true';
    target.ariaExpanded = String(open);
    byId('nav')?.classList.toggle('open', open);
  }
  if (target.role !== 'tab') return;
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
    tab.ariaSelected = String(tab === target);
    const panel = byId(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = tab !== target;
  }
});

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
setInterval(() => {
  const clock = byId('countdown');
  if (!clock) return;
  const [hours = 0, minutes = 0, seconds = 0] = (clock.textContent ?? '').split(':').map(Number);
  const left = Math.max(0, hours * 3600 + minutes * 60 + seconds - 1);
  clock.textContent = [left / 3600, (left / 60) % 60, left % 60].map(two).join(':');
}, 1000);
