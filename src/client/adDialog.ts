// Shows the banner that asks for a dialog, once in seven days.
import { change } from './clientState.ts';
import { recall, remember } from './localCache.ts';

export function showAd(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-ad]');
  const name = `ad ${dialog?.dataset.ad}`;
  if (!dialog || recall(name)) return;
  remember(name, true);
  dialog.addEventListener('close', () => change({ adDialogVisible: false }));
  dialog.showModal();
  change({ adDialogVisible: true });
}
