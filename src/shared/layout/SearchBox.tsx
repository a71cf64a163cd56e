// The header's search field with suggestions: arrow keys move through the list, Enter opens, Escape leaves.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useShownPage } from '../app/PageState.ts';
import type { Translate } from '../i18n/useT.ts';
import type { Suggestion } from '../webapi/types.ts';
import ui from '../ui/common.module.css';
import { isConverting } from '../ui/isConverting.ts';
import { SearchPanel } from './SearchPanel.tsx';

const pauseMs = 150;

async function suggestionsFor(prefix: string, words: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/webapi/search/${prefix}?${new URLSearchParams({ q: words })}`, { signal });
  return answer.ok ? ((await answer.json()) as { result: Suggestion[] }).result : [];
}

/** Failures are ignored: without suggestions the form still leads to the page of results. */
function useSuggestions(prefix: string, words: string) {
  const [known, setKnown] = useState<{ words: string; list: readonly Suggestion[] }>({ words: '', list: [] });
  useEffect(() => {
    if (words === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggestionsFor(prefix, words, stop.signal).then(
        (list) => setKnown({ words, list }),
        () => {
          if (!stop.signal.aborted) setKnown({ words, list: [] });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [prefix, words]);
  /** While an answer is awaited the list for other words stays on view, so that it does not flicker. */
  return { shown: words === '' ? [] : known.list, isCurrent: known.words === words };
}

const listId = 'site-found';

/** Every second piece is a match of the search. */
const marked = ([place, piece]: [number, string]) => (place % 2 === 1 ? <mark key={place}>{piece}</mark> : piece);

/** Text that the visitor typed into the plain field, which this one replaces. */
const typedBefore = (): string => document.querySelector<HTMLInputElement>('#site-q')?.value ?? '';

/** Focuses the field whenever the panel opens, and closes the panel on a click elsewhere. Returns a function that closes it. */
function useSheet(field: RefObject<HTMLInputElement | null>): () => void {
  // Before the next key: somebody may be typing into the plain field.
  useLayoutEffect(() => {
    const sheet = field.current?.closest('details');
    if (!sheet) return;
    const stop = new AbortController();
    const opened = () => void (sheet.open && field.current?.focus());
    opened();
    sheet.addEventListener('toggle', opened, { signal: stop.signal });
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !sheet.contains(target)) sheet.open = false;
    };
    document.addEventListener('click', pressed, { signal: stop.signal });
    return () => stop.abort();
  }, [field]);
  return () => {
    const sheet = field.current?.closest('details');
    if (!sheet) return;
    sheet.open = false;
    sheet.querySelector('summary')?.focus();
  };
}

export function SearchBox({ t }: { t: Translate }) {
  const { locale } = useShownPage();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [before] = useState(typedBefore);
  const [words, setWords] = useState(before.trim());
  const [active, setActive] = useState(-1);
  const { shown, isCurrent } = useSuggestions(locale.prefix, words);
  const close = useSheet(field);
  function type(typed: string): void {
    setWords(typed.trim());
    setActive(-1);
  }
  function press(event: KeyboardEvent): void {
    // Keys that an input method takes, such as Enter to confirm a conversion.
    if (isConverting(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isCurrent && shown.length > 0) {
      event.preventDefault();
      // The field itself is one more position in the circle.
      setActive((at) => ((at + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      list.current?.querySelectorAll('a')[active]?.click();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (active < 0) close();
      setActive(-1);
    }
  }
  return (
    <SearchPanel
      action={`/${locale.prefix}/search`}
      label={t('search.label')}
      submit={t('search.submit')}
      field={{
        ref: field,
        defaultValue: before,
        autoComplete: 'off',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': shown.length > 0,
        'aria-controls': listId,
        'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
        onChange: ({ target }) => type(target.value),
        onKeyDown: press,
      }}
    >
      <div id={listId} ref={list} role="listbox" aria-label={t('search.label')} hidden={shown.length === 0}>
        {[...shown.entries()].map(([at, { href, text, note }]) => (
          <a
            key={href}
            id={`${listId}-${at}`}
            href={href}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onClick={close}
          >
            <span>{[...text.entries()].map(marked)}</span>
            <small>{note}</small>
          </a>
        ))}
      </div>
      <p className={ui.vh} role="status">
        {words !== '' && isCurrent && t('search.found', { count: shown.length })}
      </p>
    </SearchPanel>
  );
}
