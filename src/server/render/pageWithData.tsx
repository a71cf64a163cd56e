// Renders a matched address to HTML: fetches the data that the page needs, runs React once, and puts head and critical rules in place.
import { ChunkExtractorManager } from '@loadable/server';
import type { ReactNode } from 'react';
import type { PipeableStream } from 'react-dom/server';
import { App } from '../../shared/layout/App.tsx';
import { Document } from '../../shared/app/Document.tsx';
import { afterMainId, foldId, StylesContext } from '../../shared/app/Fold.tsx';
import { LateContext } from '../../shared/app/Later.tsx';
import { NeedsContext } from '../../shared/app/needs.ts';
import { PageContext, type PageInfo } from '../../shared/app/PageContext.ts';
import { PartsContext, type PartRenderer, type PartScope } from '../../shared/app/staticPart.tsx';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { once } from '../../shared/i18n/once.ts';
import { TranslatorContext } from '../../shared/i18n/useT.ts';
import { LiveSeenContext, type LivePartFacts } from '../../shared/live/LiveHost.ts';
import { hasEnded } from '../../shared/owner/lasts.ts';
import { hrefOf, isPageId } from '../../shared/pages/addresses.ts';
import { sha256 } from './build.ts';
import { jsonForHtml } from '../http/escaping.ts';
import type { FirstView } from './firstView.ts';
import { gather, type Gathered } from './gather.ts';
import { pageHead } from './pageHead.ts';
import { ownReads } from './partCache.ts';
import type { Renderer } from './Renderer.ts';
import { renderShell, renderWhole, type RenderedWhole } from './reactToHtml.ts';
import { scopedInfo, scopedRead } from './scopedInfo.ts';
import { liveStateOf, stateOf } from './stateOf.ts';
import { isForOne, type View } from './View.ts';
import { placesOf, type Places } from './viewKeys.ts';

type Rendered = Omit<RenderedWhole, 'errors'> & { styleHash: string };

/** A page whose data has been requested. If all is there, it can be rendered whole; while some is late, as a shell. */
export type PageWithData = {
  isWaiting: () => boolean;
  /** Waits for all data. Rejects when any part of the render fails, so that no visitor sees a faulty page. */
  render: (signal?: AbortSignal) => Promise<Rendered>;
  shell: (nonce: string) => Promise<PipeableStream>;
};

/** Needs of the account dialog, on whatever page it opens. */
const dialogNeeds = ['forms', 'countries'] as const;

const styleMark = '<style></style>';

function infoOf(view: View, { has, build, textFacts }: Renderer): PageInfo {
  const { match, path, query, host, now, form } = view;
  const { code } = match.locale;
  const today = taipeiDay(now);
  return {
    locale: match.locale,
    page: match.page,
    params: match.params,
    path,
    query,
    host,
    form,
    buildId: build.manifest.buildId,
    today,
    facts: () => textFacts(match.locale, today),
    href: (to, { locale: other = code, ...parts } = {}) => hrefOf(to, other, parts),
    isPage: isPageId,
    has: (to, locale = code) => has(to, locale),
  };
}

function dataOf({ sources, patienceMs, log }: Renderer, view: View): Promise<Gathered> {
  const { match, host, query, visitor, now, sentAt } = view;
  const { page, locale, params } = match;
  return gather(
    sources,
    [...page.needs, ...(query.dialog ? dialogNeeds : [])],
    { locale: locale.code, host, params, query, lists: page.lists, visitor, now, sentAt },
    patienceMs,
    (need, error) => log('need.failed', { need, error: String(error) }),
  );
}

type PartsOf = { info: PageInfo; data: Gathered; places: Places; styles: readonly string[] };

/** Renders the static parts of a page: each can read only what its scope allows. */
function staticParts({ build, texts, partCache }: Renderer, { info, data, places, styles }: PartsOf): PartRenderer {
  const translatorOf = texts.onPages(info.locale.code);
  const reads = ownReads();
  /** Made on first use: on most pages all parts come from the cache. */
  const within = once((scope: PartScope) => ({
    info: scopedInfo(info, scope, reads.note),
    read: scopedRead(data.read, scope, reads.note),
  }));
  const wrapPart = (node: ReactNode, scope: PartScope) => (
    <ChunkExtractorManager extractor={build.chunks}>
      <PageContext value={within(scope).info}>
        <TranslatorContext value={translatorOf}>
          <NeedsContext value={within(scope).read}>
            <StylesContext value={styles}>
              <PartsContext value={renderPart}>{node}</PartsContext>
            </StylesContext>
          </NeedsContext>
        </TranslatorContext>
      </PageContext>
    </ChunkExtractorManager>
  );
  const renderPart = partCache.renderer(places, wrapPart, reads, data.isWaiting);
  return renderPart;
}

/** What a page is rendered from: `opening` ends the head, `document` is the whole around it. */
type Ingredients = {
  renderer: Renderer;
  view: View;
  data: Gathered;
  isOver: boolean;
  /** False if what is special to this page is made for this request alone. */
  recurs: boolean;
  styles: readonly string[];
  opening: (style: string, nonce?: string) => string;
  /** The same with known rules: the largest piece of a page, kept as one string, so that nothing is joined or hashed again. */
  keptOpening: (known: FirstView) => string;
  document: (opened: string) => ReactNode;
};

async function ingredientsOf(renderer: Renderer, view: View): Promise<Ingredients> {
  const { build, texts, partCache } = renderer;
  const { page, locale } = view.match;
  const info = infoOf(view, renderer);
  const data = await dataOf(renderer, view);
  const places = placesOf(view, renderer.sources);
  const shown = stateOf(view, renderer, data.read);
  const isOver = hasEnded(data.read('owner').campaign, page.id, info.today);
  const { makeHead, makeMachines } = pageHead(renderer, view, { info, isOver, read: data.read });
  const kept = (key: string, make: () => string): string =>
    places.page === undefined ? make() : partCache.text(`${places.page} ${key}`, make, data.isWaiting);
  const head = view.form ? makeHead() : kept('head', makeHead);
  const machines = view.form ? makeMachines() : kept('machines', makeMachines);
  const live = new Set<LivePartFacts>();
  const makeState = () => jsonForHtml({ ...shown, ...liveStateOf(live, renderer, locale.code, data.read) });
  const chunks = () => [...live].map((part) => part.chunk()).join();
  const state = () => (isForOne(view) ? makeState() : kept(`state ${chunks()}`, makeState));
  const renderPart = staticParts(renderer, { info, data, places, styles: shown.styles });
  // On wide screens header and banner would move as more HTML arrives, so the first paint waits; on phones they do not move.
  // A browser goes on where the element begins, so a stream, whose fold may come late, waits for what follows `main` in its shell.
  const opening = (style: string, nonce = '') =>
    `${head}<link rel="expect" href="#${nonce ? afterMainId : foldId}" blocking="render" media="(min-width:62.5em)">${style}<script${nonce && ` nonce="${nonce}"`}>${build.startScript}</script>`;
  return {
    renderer,
    view,
    data,
    isOver,
    recurs: places.page !== undefined,
    styles: shown.styles,
    opening,
    keptOpening({ css, hash }) {
      const make = () => opening(`<style>${css}</style>`);
      return isForOne(view) ? make() : kept(hash, make);
    },
    document: (opened) => (
      <ChunkExtractorManager extractor={build.chunks}>
        <PartsContext value={renderPart}>
          <NeedsContext value={data.read}>
            <StylesContext value={shown.styles}>
              <LateContext value={data.late}>
                <Document
                  lang={locale.iso}
                  consent={view.varies.consent}
                  head={opened}
                  state={state}
                  machines={machines}
                >
                  <LiveSeenContext value={(part) => live.add(part)}>
                    <App shown={shown} translatorOf={texts.inBrowser(locale.code)} />
                  </LiveSeenContext>
                </Document>
              </LateContext>
            </StylesContext>
          </NeedsContext>
        </PartsContext>
      </ChunkExtractorManager>
    ),
  };
}

async function renderedOf(ingredients: Ingredients, signal?: AbortSignal): Promise<Rendered> {
  const { renderer, view, data, isOver, recurs, opening, keptOpening } = ingredients;
  const { firstViews, timeoutMs, log } = renderer;
  const { page } = view.match;
  await data.settled;
  signal?.throwIfAborted();
  const known = firstViews.known(view, isOver);
  const opened = known ? keptOpening(known) : opening(styleMark);
  const { html, pieces, errors } = await renderWhole(ingredients.document(opened), {
    timeoutMs,
    signal,
    recurs,
  });
  signal?.throwIfAborted();
  for (const error of errors) log('render.failed', { page: page.id, error: traceOf(error) });
  if (errors.length > 0) throw new Error(`${page.id} was rendered with faults`, { cause: errors[0] });
  if (known) return { html, pieces, styleHash: known.hash };
  const text = html.toString();
  const { css, hash } = firstViews.learn(view, isOver, text);
  const learnt = Buffer.from(text.replace(styleMark, () => `<style>${css}</style>`));
  return { html: learnt, pieces: [learnt], styleHash: hash };
}

function shellOf(
  { renderer, view, isOver, styles, opening, document }: Ingredients,
  nonce: string,
): Promise<PipeableStream> {
  const { firstViews, timeoutMs, accent, log } = renderer;
  const known = firstViews.known(view, isOver);
  const style = known
    ? `<style nonce="${nonce}">${known.css}</style>`
    : `${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${accent && `<style nonce="${nonce}">${accent}</style>`}`;
  const onError = (error: unknown) => {
    const digest = sha256(String(error)).slice(7, 19);
    log('render.late', { digest, error: traceOf(error) });
    return digest;
  };
  return renderShell(document(opening(style, nonce)), { timeoutMs, nonce, onError });
}

export async function pageWithData(renderer: Renderer, view: View): Promise<PageWithData> {
  const ingredients = await ingredientsOf(renderer, view);
  return {
    isWaiting: ingredients.data.isWaiting,
    render: (signal) => renderedOf(ingredients, signal),
    shell: (nonce) => shellOf(ingredients, nonce),
  };
}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
