// Buttons and tabs that work without script: arrow keys go from tab to tab, and a press copies an address.

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End go from tab to tab; tabs are links, and Enter follows the one that has the focus. */
export function startArrowKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    // With a modifier they are the browser's: Alt and an arrow go through the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = target instanceof Element ? target.closest('[data-tabs]') : null;
    const links = [...(tabs?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === target);
    const step = steps[key];
    if (at < 0 || (step === undefined && key !== 'Home' && key !== 'End')) return;
    const next = step === undefined ? (key === 'Home' ? 0 : -1) : at + step;
    event.preventDefault();
    links[(next + links.length) % links.length]?.focus();
  });
}

const copying = '[data-copied]';

/** Copies the address in the field before the button. Where the browser refuses, the text stays selected. */
async function copyBeside(button: HTMLElement): Promise<void> {
  const { previousElementSibling: field, nextElementSibling: status, dataset } = button;
  if (!(field instanceof HTMLInputElement) || !status) return;
  field.select();
  let said = dataset.selected;
  try {
    await navigator.clipboard.writeText(field.value);
    said = dataset.copied;
  } catch {
    // Refused, or there is no clipboard, as on pages without https.
  }
  status.textContent = said ?? '';
}

/** `pressed`: buttons pressed before this code was loaded. */
export function startCopying(pressed: ReadonlySet<HTMLElement>): void {
  for (const button of pressed) if (button.matches(copying)) void copyBeside(button);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(copying) : null;
    if (button) void copyBeside(button);
  });
}
