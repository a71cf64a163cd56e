// Keeps a draft of a form in the browser while it is being filled in, and offers to restore it.
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigatorContext } from '../app/NavigatorContext.ts';
import { forget as forgetNamed, recall, remember } from '../storage/localCache.ts';
import { recallLatest } from '../storage/recallLatest.ts';
import { draftName, memberName } from '../storage/kept.ts';
import { fieldsOf, type Form, type FormId } from '../forms/Form.ts';
import type { FormFile } from '../forms/FormState.ts';
import type { FormBox } from './FormContext.ts';
import { keepFormKey } from './formKey.ts';
import { hiddenIn } from './typedIn.ts';

/** The visitor's input, kept in the browser until it is sent; it works across languages. */
type Draft = {
  entries: [name: string, value: string][];
  key: string;
  files: string;
  /** Those of them that were taken off it: the request that removes them may not have arrived. */
  off?: string;
  /** The visitor pressed Send without a connection. */
  queued: boolean;
  /** Proof of the human check, for a queued form. */
  proof: string;
  /** Where it was filled in: what the page's address carries goes with the form, and nothing of another page. */
  page: string;
};

/** Names of the visible fields. Hidden ones (proofs, keys) are not part of a draft's entries. */
type FieldNames = ReadonlySet<string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const controlsIn = (form: HTMLFormElement, names: FieldNames): Control[] =>
  // Also those that stand elsewhere on the page, such as half hours.
  ([...form.elements] as Control[]).filter(({ name, type }) => names.has(name) && type !== 'hidden');

const here = (): string => location.pathname + location.search;

/** Tabs have a place each: the key of a form is their own. */
const placeOf = (form: FormId, key: string): string => `${draftName(form)} ${key}`;

/** What this tab has kept, else what any has kept last. On another page than its own a queued form waits for the visitor, like any draft. */
function keptDraft(form: FormId, key: string): Draft | undefined {
  const draft = (recall(placeOf(form, key)) ?? recallLatest(placeOf(form, ''))) as Draft | undefined;
  if (!draft || (draft.entries.length === 0 && !draft.files)) return undefined;
  return { ...draft, queued: draft.queued && draft.page === here() };
}

const keepDraft = (form: FormId, draft: Draft): void => remember(placeOf(form, draft.key), draft);

const entriesIn = (form: HTMLFormElement, names: FieldNames): Draft['entries'] =>
  [...new FormData(form)].flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' && names.has(field) ? [[field, value]] : [],
  );

/** Whether something was filled in before this code was loaded. */
const isFilledIn = (form: HTMLFormElement, names: FieldNames): boolean =>
  controlsIn(form, names).some((control) =>
    isTick(control)
      ? control.checked !== control.defaultChecked
      : !(control instanceof HTMLSelectElement) && control.value !== control.defaultValue,
  );

function putInto(form: HTMLFormElement, names: FieldNames, { entries }: Draft): void {
  for (const control of controlsIn(form, names)) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    const isKept = values.includes(control.value);
    if (!isTick(control)) control.value = values[0] ?? control.value;
    // A half hour that is no longer on offer takes no other one away.
    else if (isKept || control.type !== 'radio') control.checked = isKept;
  }
  // For what the page shows of a choice.
  form.dispatchEvent(new Event('change', { bubbles: true }));
}

const isMember = (): boolean => document.cookie.includes(`${memberName}=`);

const pauseMs = 300;

/** Path where something was typed since the document loaded: if the form is rendered again there for another query, it continues with that input. */
let typedOn = '';

type Told = { showFiles: (files: readonly FormFile[]) => void; look: () => void };

/** The draft's files that are still stored, except those that were taken off it. */
const filesOf = async ({ files, off = '' }: Draft): Promise<FormFile[]> =>
  (await (await import('./uploadFile.ts')).storedFiles(files)).filter(({ path }) => !off.includes(path));

/** A draft of nothing but files, when there are none: refused, removed, or no longer kept. Without an answer there may be some. */
const isEmpty = async (draft: Draft): Promise<boolean> =>
  draft.entries.length === 0 && (await filesOf(draft).catch(() => [1])).length === 0;

export function useDraft(box: FormBox<Form>, { showFiles, look }: Told) {
  const { form, locale, element } = box;
  const names = new Set(fieldsOf(form, locale).map(({ name }) => name));
  const [offered, offer] = useState<Draft>();
  const timer = useRef<number | undefined>(undefined);
  const router = use(NavigatorContext);

  /** Typing on does not take back that the form is sent when there is a connection. */
  const waits = useRef(false);

  /** Where it was last typed. The router changes the address before the form has left the page. */
  const typedAt = useRef('');
  const typedAsMember = useRef(false);

  const ownKey = (): string => hiddenIn(box, 'key')?.value ?? '';

  const keep = (queued: boolean, page = here()) => {
    if (!element.current) return;
    waits.current = queued;
    typedOn = page.replace(/\?.*/, '');
    keepDraft(form.id, {
      entries: entriesIn(element.current, names),
      key: ownKey(),
      files: hiddenIn(box, 'draft')?.value ?? '',
      off: hiddenIn(box, 'off')?.value ?? '',
      queued,
      proof: queued ? (hiddenIn(box, 'humanProof')?.value ?? '') : '',
      page,
    });
  };

  const isFilled = () => element.current !== null && isFilledIn(element.current, names);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Another tab, which had taken this draft, has removed it; but what it has removed at a log-out stays away, for others may use this browser now. */
  const isLost = () =>
    typedAt.current !== '' && typedAsMember.current === isMember() && !recall(placeOf(form.id, ownKey()));
  /** Leaving or reloading within the pause loses nothing. */
  const keepNow = useEffectEvent(() => {
    if (timer.current === undefined && !isLost()) return;
    stopWaiting();
    keep(waits.current, typedAt.current);
  });
  const keepSoon = useEffectEvent(({ target }: Event) => {
    if ((target as Control).form !== element.current) return;
    clearTimeout(timer.current);
    typedAt.current = here();
    typedAsMember.current = isMember();
    timer.current = window.setTimeout(() => keepNow(), pauseMs);
  });
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('pagehide', () => keepNow(), stop);
    // From anywhere: half hours stand beside their form.
    addEventListener('input', (event) => keepSoon(event), stop);
    return () => stop.abort();
  }, []);
  // As a layout effect it ends while the form is still there to be read.
  useLayoutEffect(() => () => keepNow(), []);

  /** Nothing of this form is left to keep or to send. */
  const forget = (key: string) => {
    stopWaiting();
    typedAt.current = '';
    waits.current = false;
    offer(undefined);
    forgetNamed(placeOf(form.id, key));
  };

  /** Its buttons are gone, and the focus with them. */
  const endOffer = (): void => {
    offer(undefined);
    element.current?.focus({ preventScroll: true });
  };

  const restore = async (draft: Draft): Promise<void> => {
    offer(undefined);
    if (!element.current) return;
    putInto(element.current, names, draft);
    const [key, token, proof, off] = ['key', 'draft', 'humanProof', 'off'].map((name) => hiddenIn(box, name));
    // Files attached meanwhile stay, and those of the draft are left out: a form has one token.
    const takesFiles = draft.files && !hiddenIn(box, 'shown')?.value;
    if (token && takesFiles) token.value = draft.files;
    if (key && draft.key) {
      key.value = draft.key;
      keepFormKey(form.id, { key: draft.key, draft: token?.value ?? '', sent: false });
    }
    if (proof && draft.queued) proof.value = draft.proof;
    look();
    if (!takesFiles) return;
    if (off) off.value = draft.off ?? '';
    await filesOf(draft).then(showFiles, () => undefined);
  };

  return {
    offered,
    /** Also brings back what the link to the form carried: it is not in a draft's entries, but follows from the query. */
    take: (draft: Draft): void => {
      endOffer();
      void restore(draft);
      const { search } = new URL(draft.page, location.href);
      const query = /[?&](product|need|tab|country)=/.test(search) ? search : location.search;
      if (query === location.search) return;
      // The form is rendered again there and goes on with this; also a queued one waits for the visitor.
      typedOn = location.pathname;
      keepDraft(form.id, { ...draft, queued: false });
      router.replace(query, { keepPlace: true });
    },
    offer: async (draft: Draft): Promise<void> => {
      if (await isEmpty(draft)) forgetNamed(placeOf(form.id, draft.key));
      else offer(draft);
    },
    keep,
    isFilledIn: isFilled,
    found: () => keptDraft(form.id, ownKey()),
    ownKey,
    isOwn: ({ key }: Draft): boolean => key === ownKey(),
    /** A form that is rendered again, or a page that is loaded again, and not typed into meanwhile. */
    goesOn: ({ entries, key, page }: Draft): boolean =>
      typedOn === location.pathname || (entries.length > 0 && key === ownKey() && page === here() && !isFilled()),
    discard: (draft: Draft): void => {
      endOffer();
      forget(draft.key);
    },
    sent: forget,
    /** The visitor corrects it: a draft still marked as queued would send itself, also that of a form that was left. */
    refused(key: string): void {
      keep(false);
      const draft = recall(placeOf(form.id, key)) as Draft | undefined;
      if (draft?.queued) keepDraft(form.id, { ...draft, queued: false });
    },
    restore,
  };
}

export type DraftKeeper = ReturnType<typeof useDraft>;
