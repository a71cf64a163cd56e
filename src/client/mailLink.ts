// Opens the visitor's mail client from the page made for that, then goes where the page's second link leads.

const patience = 1500;

export function openMailLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-mailto]');
  if (!link) return;
  location.href = link.href;
  setTimeout(() => location.replace('/404'), patience);
}
