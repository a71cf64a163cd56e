// Keeps a draft of the form while it is being filled in, and offers the one that was found.
import { useRef, useState } from 'react';
import { fieldsOf, type Form } from '../Form.ts';
import type { FormFile } from '../FormState.ts';
import { entriesIn, isFilledIn, keepDraft, keptDraft, putInto, type Draft } from './draft.ts';
import type { FormBox } from './FormContext.ts';
import { formKey, keepFormKey } from './formKey.ts';
import { hiddenIn } from './typedIn.ts';

const pauseMs = 300;

type Told = { showFiles: (files: readonly FormFile[]) => void; look: () => void };

async function filesOf(draft: string): Promise<FormFile[]> {
  const response = await fetch(`/webapi/upload?${new URLSearchParams({ draft })}`);
  const { result } = (await response.json()) as { result: { files: FormFile[] } | null };
  return result?.files ?? [];
}

export function useDraft(box: FormBox<Form>, { showFiles, look }: Told) {
  const { form, locale, element } = box;
  const names = new Set(fieldsOf(form, locale.code).map(({ name }) => name));
  const [offered, offer] = useState<Draft>();
  const timer = useRef<number | undefined>(undefined);

  const keep = (queued: boolean) => {
    if (!element.current) return;
    keepDraft(form.id, {
      entries: entriesIn(element.current, names),
      key: hiddenIn(box, 'key')?.value ?? '',
      files: hiddenIn(box, 'draft')?.value ?? '',
      queued,
      proof: queued ? (hiddenIn(box, 'humanProof')?.value ?? '') : '',
    });
  };

  return {
    offered,
    offer,
    keep,
    keepSoon: () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => keep(false), pauseMs);
    },
    isFilledIn: () => element.current !== null && isFilledIn(element.current, names),
    found: () => keptDraft(form.id),
    forget: () => {
      clearTimeout(timer.current);
      keepDraft(form.id, null);
      offer(undefined);
    },
    restore: async (draft: Draft): Promise<void> => {
      offer(undefined);
      if (!element.current) return;
      putInto(element.current, names, draft);
      const [key, token, proof] = ['key', 'draft', 'humanProof'].map((name) => hiddenIn(box, name));
      if (key && draft.key) {
        key.value = draft.key;
        keepFormKey(form.id, { ...formKey(form.id), key: draft.key, draft: draft.files, sent: false });
      }
      if (proof && draft.queued) proof.value = draft.proof;
      look();
      if (!token || !draft.files) return;
      token.value = draft.files;
      await filesOf(draft.files).then(showFiles, () => undefined);
    },
  };
}

export type DraftKeeper = ReturnType<typeof useDraft>;
