// What the visitor typed, kept on his device until it is sent, and offered again when he comes back.
import { recall, remember } from '../../shared/app/localCache.ts';
import { draftName } from '../draftName.ts';
import type { Attachments } from './attachments.ts';
import { find, hidden, randomToken, type FormBox } from './FormBox.ts';
import type { StoredFile } from './uploadFile.ts';

export type Draft = {
  entries: [name: string, value: string][];
  key: string;
  files: string;
  /** Pressed Send while the line was gone. */
  queued: boolean;
  /** What the human check gave, for a form that only waits for the line. */
  proof: string;
};

/** Proofs expire, and a key belongs to what is typed, so they are not part of the text. */
const left = new Set([
  'humanProof',
  'humanAnswer',
  'humanQuestion',
  'g-recaptcha-response',
  'website',
  'key',
  'draft',
  'attachments',
  'send',
]);
const pauseMs = 300;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries) && 'key' in value;

export type Drafts = {
  keep: (queued: boolean) => void;
  forget: () => void;
  /** Something was filled in before this code had come. */
  isFilledIn: () => boolean;
  /** The kept draft, when there is one. */
  found: () => Draft | undefined;
  restore: (draft: Draft) => Promise<void>;
};

export function drafts(box: FormBox, files: Attachments | undefined): Drafts {
  const { element, form, locale } = box;
  const name = draftName(form.id, locale);
  const key = hidden(box, 'key');
  const token = hidden(box, 'draft');
  const proof = hidden(box, 'humanProof');
  if (key) key.value ||= randomToken();

  const entries = (): Draft['entries'] =>
    [...new FormData(element)].flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' && !left.has(field) ? [[field, value]] : [],
    );
  const keep = (queued: boolean) =>
    remember(name, {
      entries: entries(),
      key: key?.value ?? '',
      files: token?.value ?? '',
      queued,
      proof: queued ? (proof?.value ?? '') : '',
    } satisfies Draft);

  let timer: number | undefined;
  element.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => keep(false), pauseMs);
  });

  async function restoreFiles(draft: string): Promise<void> {
    const response = await fetch(`/webapi/upload?${new URLSearchParams({ draft })}`);
    const { result } = (await response.json()) as { result: { files: StoredFile[] } | null };
    files?.show(result?.files ?? []);
  }

  return {
    keep,
    forget() {
      clearTimeout(timer);
      remember(name, null);
    },
    isFilledIn: () =>
      [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]),textarea')].some(
        (control) =>
          !left.has(control.name) &&
          (control.value !== control.defaultValue ||
            (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)),
      ),
    found() {
      const draft = recall(name);
      return isDraft(draft) && draft.entries.length > 0 ? draft : undefined;
    },
    async restore(draft) {
      const kept = new Map<string, string[]>();
      for (const [field, value] of draft.entries) kept.set(field, [...(kept.get(field) ?? []), value]);
      for (const control of element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        'input,select,textarea',
      )) {
        const values = kept.get(control.name);
        if (!control.name || left.has(control.name)) continue;
        if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
          control.checked = values?.includes(control.value) ?? false;
        } else if (values?.[0] !== undefined) control.value = values[0];
      }
      if (key && draft.key) key.value = draft.key;
      if (proof && draft.queued) proof.value = draft.proof;
      if (token && draft.files) {
        token.value = draft.files;
        await restoreFiles(draft.files).catch(() => undefined);
      }
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** Puts the offer on the page and answers it. */
export function offerDraft(box: FormBox, { found, restore, forget }: Drafts): void {
  const notice = find(box, '[data-draft]');
  const draft = found();
  if (!notice || !draft) return;
  notice.hidden = false;
  const close = () => {
    notice.hidden = true;
    box.element.querySelector<HTMLElement>('input:not([type=hidden]),select,textarea')?.focus();
  };
  find(box, '[data-restore]')?.addEventListener('click', () => void restore(draft).then(close));
  find(box, '[data-discard]')?.addEventListener('click', () => {
    forget();
    close();
  });
}
