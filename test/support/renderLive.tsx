// Renders a live part as the server does, puts it into a document, and hydrates it when the test says so.
import { act, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Navigator } from 'react-router';
import { NavigatorContext } from '../../src/shared/app/NavigatorContext.ts';
import { NeedsContext, type NeedName, type Needs } from '../../src/shared/app/needs.ts';
import { ShownPageContext, type ShownPage } from '../../src/shared/app/PageState.ts';
import { PartsContext } from '../../src/shared/app/staticPart.tsx';
import { translatorOver } from '../../src/shared/i18n/translate.ts';
import { TranslatorContext } from '../../src/shared/i18n/useT.ts';
import { LiveHostContext, LiveSeenContext, type LiveHost } from '../../src/shared/live/LiveHost.ts';
import type { LivePart } from '../../src/shared/live/livePart.tsx';
import { draftName } from '../../src/shared/storage/kept.ts';
import { brand, readTexts } from './sources.ts';

const somePage: ShownPage = {
  page: { id: 'cdn', chunk: 'cdn', still: false, contacts: false, layout: 'full' },
  locale: { code: 'en', iso: 'en', prefix: 'en' },
  brand,
  path: '/en/cdn',
  query: {},
  buildId: 'test',
  consent: true,
  scripts: [],
  styles: [],
};

/** Changes the address without fetching a page. */
const router: Navigator = {
  createHref: String,
  go: () => undefined,
  push: (to) => history.pushState(null, '', String(to)),
  replace: (to) => history.replaceState(null, '', String(to)),
};

type Options<P> = { props: P; data?: Partial<Needs>; page?: Partial<ShownPage> };

export type LiveRender = {
  place: HTMLElement;
  /** Errors that React reported. */
  errors: unknown[];
  /** Hydrates the page; the part stays asleep. */
  boot: () => Promise<void>;
  /** The visitor touches the part, which wakes it. */
  touch: () => Promise<void>;
  unmount: () => Promise<void>;
};

export async function renderLive<P extends object>(
  Part: LivePart<P>,
  { props, data = {}, page = {} }: Options<P>,
): Promise<LiveRender> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Part.load();
  const Shown = Part as ComponentType<P>;
  const shown = { ...somePage, ...page };
  const translatorOf = translatorOver(
    Object.fromEntries(Part.texts.map((name) => [name, readTexts(shown.locale.code, name)])),
    shown.locale.iso,
    shown.brand,
  );
  const tree = (host: LiveHost | undefined) => (
    <ShownPageContext value={shown}>
      <TranslatorContext value={translatorOf}>
        <NeedsContext value={<N extends NeedName>(name: N) => data[name] as Needs[N]}>
          <LiveSeenContext value={() => undefined}>
            <LiveHostContext value={host}>
              {/* What static parts say is the server's business. */}
              <PartsContext value={() => ''}>
                <NavigatorContext value={router}>
                  <Shown {...props} />
                </NavigatorContext>
              </PartsContext>
            </LiveHostContext>
          </LiveSeenContext>
        </NeedsContext>
      </TranslatorContext>
    </ShownPageContext>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree(undefined));
  document.body.append(place);
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const asleep = new Set<() => Promise<void>>();
  const host: LiveHost = {
    texts: async () => undefined,
    watch: (_element, _when, open) => {
      asleep.add(open);
      return () => asleep.delete(open);
    },
  };
  let root: Root | undefined;
  return {
    place,
    errors,
    boot: () =>
      act(async () => {
        root = hydrateRoot(place, tree(host), { onRecoverableError: note, onCaughtError: note, onUncaughtError: note });
      }),
    touch: () => act(async () => void (await Promise.all([...asleep].map((open) => open())))),
    unmount: async () => {
      await act(async () => root?.unmount());
      place.remove();
    },
  };
}

// A form as a live part over the server's fields: the test sets the clock and the server's answers.
const need: Needs['forms'] = { widget: false, question: undefined, passkeys: false, separateConsent: false, packs: [] };

/** Call it at the top of a file: it registers the hooks that start and stop. */
export function liveForm<P extends object>(Part: LivePart<P>, path: string, forms: Partial<Needs['forms']> = {}) {
  let opened: LiveRender | undefined;
  const sent: URLSearchParams[] = [];
  const answers: (() => Promise<unknown>)[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    localStorage.clear();
    sessionStorage.clear();
    sent.length = 0;
    answers.length = 0;
    // jsdom has no fetch, and no server to send files to.
    XMLHttpRequest.prototype.send = () => undefined;
    globalThis.fetch = (async (_url: string, { body }: { body: URLSearchParams }) => {
      sent.push(body);
      const answer = await answers.shift()?.();
      return { ok: true, status: 200, json: async () => answer };
    }) as unknown as typeof fetch;
  });
  afterEach(async () => {
    await opened?.unmount();
    jest.useRealTimers();
  });

  const one = <E extends Element>(selector: string) => opened?.place.querySelector(selector) as E;
  return {
    sent,
    /** Answers of the server, used in their order. */
    answers,
    /** Renders the form as the server sent it. */
    async render(props: P, query: ShownPage['query'] = {}): Promise<void> {
      opened = await renderLive(Part, { props, data: { forms: { ...need, ...forms } }, page: { path, query } });
    },
    /** Loads its code and wakes it, as a visitor's touch does. */
    async wake(): Promise<void> {
      await opened?.boot();
      await opened?.touch();
    },
    /** Its draft as this browser keeps it, of whichever tab: the latest. */
    kept(id: string): string {
      const drafts = Object.entries<string>({ ...localStorage }).filter(([name]) =>
        name.startsWith(`${draftName(id)} `),
      );
      return drafts.map(([, draft]) => draft).sort((a, b) => JSON.parse(b).until - JSON.parse(a).until)[0] ?? '';
    },
    leave: async () => opened?.unmount(),
    one,
    all: <E extends Element>(selector: string) => [...(opened?.place.querySelectorAll<E>(selector) ?? [])],
    control: (name: string) => one<HTMLInputElement>(`[name=${name}]`),
    text: () => opened?.place.textContent ?? '',
    /** Errors that React reported. */
    complaints: () => opened?.errors,
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    submit: (submitter?: HTMLElement) =>
      act(async () => {
        const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, ...(submitter && { submitter }) });
        one('form').dispatchEvent(event);
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}
