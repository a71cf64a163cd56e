// Fetches pages of the site as HTML, with all that is needed to show them, once for prefetch and visit together.
import { codeOf, type PageState } from '../shared/app/PageState.ts';
import { trustedHtml } from '../shared/app/trusted.ts';
import type { TextName } from '../shared/i18n/textNames.ts';
import { PageChunk } from '../shared/layout/PageChunk.tsx';
import { liveParts } from '../shared/live/livePart.tsx';
import type { TextStore } from './texts.ts';

type FetchedPage = { url: string; page: Document };

const lifetime = 30_000;
/** Limit for kept documents, so that a long visit does not hold every page the pointer passed. */
const most = 20;
const known = new Map<string, { at: number; page: Promise<FetchedPage> }>();

/** The server answered 503: nothing is prefetched before this time. */
let calmAt = 0;
/** Used when the 503 has no Retry-After. */
const calmSeconds = 10;

export const isServerCalm = (): boolean => Date.now() >= calmAt;

/** Removes the page's inlined first-view rules. Its stylesheets are loaded before it is shown, and the content policy of this document knows neither their hash nor their nonce. */
const withoutStyle = (html: string): string => html.replace(/<style[^]*?<\/style>/, '');

async function request(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  if (response.status === 503) {
    calmAt = Date.now() + 1000 * (Number(response.headers.get('retry-after')) || calmSeconds);
    throw new Error('busy');
  }
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) throw new Error('no page');
  const html = trustedHtml(withoutStyle(await response.text()));
  return { url: response.url, page: new DOMParser().parseFromString(html, 'text/html') };
}

/** Call it after an action that changes what the same addresses show. */
export const forgetPages = (): void => known.clear();

export function fetchPage(url: string): Promise<FetchedPage> {
  const before = known.get(url);
  if (before && Date.now() - before.at < lifetime) return before.page;
  if (known.size >= most) known.clear();
  const page = request(url);
  known.set(url, { at: Date.now(), page });
  page.catch(() => known.delete(url));
  return page;
}

/** The state that the server wrote into a page. */
export function stateIn(page: Document): PageState | undefined {
  const block = page.getElementById('state')?.textContent;
  return block ? (JSON.parse(block) as PageState) : undefined;
}

const keptStyles: Record<string, Promise<unknown>> = {};

/** A page links its stylesheets in the body, which the next page replaces. Links in the head stay; what is known comes from the browser's cache. */
const keepStyle = (href: string): Promise<unknown> =>
  (keptStyles[href] ??= new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  }).catch((error: unknown) => {
    // The next page that needs it asks again.
    delete keptStyles[href];
    throw error;
  }));

/** For scripts that only the code of the page can load: so they come with it and not after it. */
function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
}

type Brought = FetchedPage & { state: PageState };

/** Fetches a page with everything its parts need, so that it can be shown in one step. `came` hears how much of it is here, in percent. */
export async function bringPage(
  address: string,
  buildId: string,
  texts: TextStore,
  came: (percent: number) => void = () => undefined,
): Promise<Brought> {
  const { url, page } = await fetchPage(address.split('#')[0] ?? address);
  came(40);
  const state = stateIn(page);
  // Another build has other scripts, stylesheets and class names, so the page needs a full load.
  if (!state || state.buildId !== buildId) throw new Error('build');
  const code = codeOf(state.page);
  const parts = Object.entries(state.parts);
  for (const [name, script] of parts) if (!liveParts.has(name)) preload(script);
  await Promise.all([
    texts.load(state.texts, Object.keys(state.texts) as TextName[]),
    code && PageChunk.load({ chunk: code }),
    // Without one of them the page needs a full load.
    ...state.styles.map(keepStyle),
  ]);
  await Promise.all(parts.map(async ([name]) => liveParts.get(name)?.load()));
  came(30);
  return { url, page, state };
}
