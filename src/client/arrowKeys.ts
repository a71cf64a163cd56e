// Left and right move between links that belong together, as between tabs: a comfort where script runs.
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function startArrowKeys(): void {
  document.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const group = event.target instanceof Element && event.target.closest('[data-arrows]');
    if (!step || !group) return;
    const links = [...group.querySelectorAll('a')];
    const at = links.findIndex((link) => link === event.target);
    links[(at + step + links.length) % links.length]?.focus();
    event.preventDefault();
  });
}
