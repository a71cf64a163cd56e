// The list of attachments: each file is sent as soon as it is chosen, shown with its progress, and can be taken off.
import { mostBytes, mostFiles } from '../../shared/forms/fileLimits.ts';
import { sizeText } from '../../shared/forms/sizeText.ts';
import css from '../../shared/forms/ui/Attachments.module.css';
import { find, hidden, randomToken, type FormBox } from './FormBox.ts';
import { showFault } from './showFaults.ts';
import { uploadFile, type StoredFile } from './uploadFile.ts';

const named = /\.(png|jpe?g|pdf)$/i;

export type Attachments = {
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>;
  show: (files: readonly StoredFile[]) => void;
};

export function attachments(box: FormBox): Attachments | undefined {
  const { t, element } = box;
  const { iso = 'en' } = element.dataset;
  const list = find(box, '[data-files] ul');
  const picker = find<HTMLInputElement>(box, 'input[type=file]');
  const draft = hidden(box, 'draft');
  if (!list || !picker || !draft) return undefined;
  const running = new Set<Promise<void>>();

  const rows = () => [...list.querySelectorAll<HTMLElement>('li')];
  const used = () => rows().reduce((sum, row) => sum + Number(row.dataset['size']), 0);
  const refuse = (key: string) => showFault(box, 'attachments', t(`errors.${key}`));

  function count(): void {
    const meter = find<HTMLMeterElement>(box, '[data-used]');
    const text = t('upload.used', { used: sizeText(t, iso, used()), total: sizeText(t, iso, mostBytes) });
    const place = find(box, '[data-used-text]');
    if (meter) {
      meter.value = used();
      meter.setAttribute('aria-label', text);
    }
    if (place) place.textContent = text;
  }

  function rowFor(name: string, size: number): HTMLElement {
    const row = document.createElement('li');
    const title = document.createElement('span');
    const weight = document.createElement('span');
    const remove = document.createElement('button');
    title.textContent = name;
    weight.textContent = sizeText(t, iso, size);
    Object.assign(remove, { type: 'button', className: css.remove, textContent: t('upload.remove') });
    remove.setAttribute('aria-label', `${t('upload.remove')}: ${name}`);
    row.dataset['size'] = String(size);
    row.append(title, weight, remove);
    return row;
  }

  async function takeOff(row: HTMLElement): Promise<void> {
    const { path } = row.dataset;
    row.remove();
    count();
    showFault(box, 'attachments', undefined);
    picker?.focus();
    if (!path) return;
    const body = new URLSearchParams({ remove: path, draft: draft?.value ?? '' });
    await fetch(element.action, { method: 'POST', headers: { Accept: 'application/json' }, body }).catch(
      () => undefined,
    );
  }

  async function upload(file: File): Promise<void> {
    const row = rowFor(file.name, file.size);
    const bar = document.createElement('progress');
    bar.max = file.size;
    bar.value = 0;
    bar.setAttribute('aria-label', file.name);
    const note = document.createElement('small');
    note.setAttribute('role', 'status');
    row.append(bar, note);
    list?.append(row);
    count();
    const watch = {
      progress: (sent: number) => {
        bar.value = Math.min(sent, file.size);
      },
      waiting: (waits: boolean) => {
        const words = waits ? t('upload.resuming') : '';
        if (note.textContent !== words) note.textContent = words;
      },
    };
    const done = await uploadFile(file, draft?.value ?? '', watch, () => !row.isConnected);
    bar.remove();
    note.remove();
    if ('refused' in done) {
      row.remove();
      refuse(done.refused);
    } else if ('files' in done) {
      const known = new Set(rows().map((one) => one.dataset['path']));
      row.dataset['path'] = done.files.find(({ path }) => !known.has(path))?.path ?? '';
    }
    count();
  }

  function take(): void {
    const chosen = [...(picker?.files ?? [])];
    if (!picker || !draft || chosen.length === 0) return;
    // From here the files travel by themselves, not with the form.
    picker.value = '';
    draft.value ||= randomToken();
    showFault(box, 'attachments', undefined);
    for (const file of chosen) {
      if (rows().length >= mostFiles) refuse('filesCount');
      else if (used() + file.size > mostBytes) refuse('filesSize');
      else if (!named.test(file.name)) refuse('filesType');
      else {
        const run = upload(file).finally(() => running.delete(run));
        running.add(run);
      }
    }
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  picker.addEventListener('change', take);
  // What was chosen before this code had come.
  take();
  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const row = button?.closest('li');
    if (!row) return;
    event.preventDefault();
    void takeOff(row);
  });

  return {
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    show(files) {
      list.replaceChildren(
        ...files.map(({ path, name, size }) => {
          const row = rowFor(name, size);
          row.dataset['path'] = path;
          return row;
        }),
      );
      count();
    },
  };
}
