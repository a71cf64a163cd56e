// The attachments of a form: each file is uploaded as soon as it is chosen, one after the other, and can be removed.
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { mostBytes, mostFiles } from '../forms/fileLimits.ts';
import type { FormFile } from '../forms/FormState.ts';
import { formKey, keepFormKey, randomToken } from './formKey.ts';
import type { Form } from '../forms/Form.ts';
import type { FormBox } from './FormContext.ts';
import { hiddenIn } from './typedIn.ts';
import type { RemoveFile, UploadFile } from './uploadFile.ts';

/** A file being uploaded has no path yet; `at` is the number of uploaded bytes. `unsent`: its upload was given up. */
export type FileRow = FormFile & {
  id: string;
  at?: number | undefined;
  waits?: boolean;
  unsent?: File | undefined;
};

const named = /\.(png|jpe?g|pdf)$/i;

const retryMs = 3_000;
const tries = 10;

/** Few forms have files, so this code is loaded when the visitor reaches for the picker; on a bad line it is asked for again. */
const uploading = async (left = tries): Promise<{ uploadFile: UploadFile; removeFile: RemoveFile } | undefined> => {
  try {
    return await import('./uploadFile.ts');
  } catch {
    if (left <= 1) return undefined;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return uploading(left - 1);
  }
};

const rowsOf = (files: readonly FormFile[]): FileRow[] => files.map((file) => ({ ...file, id: file.path }));

type Told = { refuse: (key: string) => void; clear: () => void };

export function useAttachments(box: FormBox<Form>, first: readonly FormFile[], { refuse, clear }: Told) {
  const list = useRef(rowsOf(first));
  const picker = useRef<HTMLInputElement>(null);
  const queue = useRef(Promise.resolve());
  const [, draw] = useReducer((times: number) => times + 1, 0);

  const set = (rows: FileRow[]) => {
    list.current = rows;
    draw();
  };
  const change = (id: string, changed: Partial<FileRow>) =>
    set(list.current.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  const drop = (id: string) => set(list.current.filter((row) => row.id !== id));
  const draftToken = () => hiddenIn(box, 'draft');

  /** It may fail: the form names the file again when it is sent, and what stays in the store is deleted with its draft. */
  async function removeStored(path: string): Promise<void> {
    const off = hiddenIn(box, 'off');
    if (off) off.value += ` ${path}`;
    // Also in the draft.
    off?.dispatchEvent(new Event('input', { bubbles: true }));
    const code = await uploading();
    await code?.removeFile(path, draftToken()?.value ?? '', box.element.current);
  }

  async function upload(id: string, file: File): Promise<void> {
    const gone = () => !list.current.some((row) => row.id === id);
    const watch = {
      progress: (sent: number) => change(id, { at: Math.min(sent, file.size) }),
      waiting: (waits: boolean) => change(id, { waits }),
    };
    const code = await uploading();
    const done = await code?.uploadFile(file, draftToken()?.value ?? '', watch, gone);
    if (!done || 'failed' in done) {
      change(id, { at: undefined, unsent: file });
    } else if ('refused' in done) {
      drop(id);
      refuse(done.refused);
    } else if ('files' in done) {
      // What was taken off may still be stored: the request that removes it may have failed.
      const known = [hiddenIn(box, 'off')?.value, ...list.current.map((row) => row.path)].join(' ');
      const path = done.files.find((one) => !known.includes(one.path))?.path ?? '';
      // Removed while its last piece was on the way.
      if (path && gone()) await removeStored(path);
      change(id, { at: undefined, path });
    }
  }

  /** One at a time, so that they stay in the chosen order. */
  const send = (id: string, file: File) => {
    queue.current = queue.current.then(() => upload(id, file));
  };

  function take(): void {
    const chosen = [...(picker.current?.files ?? [])];
    const token = draftToken();
    if (!picker.current || !token || chosen.length === 0) return;
    // From here on the files are uploaded separately, not sent with the form.
    picker.current.value = '';
    const kept = formKey(box.form.id);
    if (kept.sent || !token.value) token.value = randomToken();
    keepFormKey(box.form.id, { ...kept, draft: token.value, sent: false });
    clear();
    for (const file of chosen) {
      const used = list.current.reduce((sum, { size }) => sum + size, 0);
      if (list.current.length >= mostFiles) refuse('filesCount');
      else if (used + file.size > mostBytes) refuse('filesSize');
      else if (!named.test(file.name)) refuse('filesType');
      else {
        const id = randomToken();
        set([...list.current, { id, path: '', name: file.name, size: file.size, at: 0 }]);
        send(id, file);
      }
    }
  }

  const takeEarlier = useEffectEvent(take);
  useEffect(() => takeEarlier(), []);

  return {
    rows: list.current,
    /** The posted form came back with files. */
    kept: first.length > 0,
    picker,
    /** Call it when the visitor reaches for the picker. */
    prepare: () => void uploading(),
    take,
    /** Those on their way stay. */
    show: (files: readonly FormFile[]) => set([...rowsOf(files), ...list.current.filter(({ path }) => !path)]),
    /** Resolves when all uploads are done. */
    async settled() {
      for (let last; last !== queue.current;) await (last = queue.current);
    },
    /** Whether the upload of a file was given up: sent now, the form would lack it. */
    lacks: () => list.current.some(({ unsent }) => unsent !== undefined),
    again: ({ id, unsent }: FileRow): void => {
      if (!unsent) return;
      clear();
      change(id, { at: 0, waits: false, unsent: undefined });
      send(id, unsent);
    },
    takeOff: async ({ id, path }: FileRow): Promise<void> => {
      drop(id);
      clear();
      picker.current?.focus();
      if (path) await removeStored(path);
    },
  };
}

export type Attached = ReturnType<typeof useAttachments>;
