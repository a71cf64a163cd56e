// Keeps a draft of the form while it is being filled in, and offers the one that was found.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Who leaves or reloads within the pause loses nothing either. */
  const keepNow = useEffectEvent(() => {
    if (timer.current === undefined) return;
    stopWaiting();
    keep(false);
  });
  useEffect(() => {
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return {
    offered,
    offer,
    keep,
    keepSoon: () => {
      stopWaiting();
      timer.current = window.setTimeout(() => {
        stopWaiting();
        keep(false);
      }, pauseMs);
    },
    isFilledIn: () => element.current !== null && isFilledIn(element.current, names),
    found: () => keptDraft(form.id),
    forget: () => {
      stopWaiting();
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
