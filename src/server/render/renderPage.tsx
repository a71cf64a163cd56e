// Turns a matched address into HTML: data by the page's needs, one React render, head and critical rules in place.
import { ChunkExtractorManager } from '@loadable/server';
import type { ReactNode } from 'react';
import type { PipeableStream } from 'react-dom/server';
import { App } from '../../shared/app/App.tsx';
import { Document } from '../../shared/app/Document.tsx';
import { StylesheetContext } from '../../shared/app/Fold.tsx';
import { LateContext } from '../../shared/app/Later.tsx';
import { NeedsContext } from '../../shared/app/needs.ts';
import { PageContext, type PageInfo } from '../../shared/app/PageContext.ts';
import type { PageState } from '../../shared/app/PageState.ts';
import { PartsContext } from '../../shared/app/staticPart.tsx';
import { taipeiYear } from '../../shared/app/taipeiYear.ts';
import { TranslatorContext } from '../../shared/i18n/useT.ts';
import { hasPage, hrefOf } from '../../shared/pages/addresses.ts';
import type { Texts } from '../i18n/texts.ts';
import { sha256, type Build } from './build.ts';
import { criticalCss } from './criticalCss.ts';
import { jsonForHtml } from './escapeHtml.ts';
import { headHtml } from './head.ts';
import { gather, type NeedSources } from './needs.ts';
import type { News } from './news.ts';
import type { PartCache } from './partCache.ts';
import { renderShell, renderWhole } from './reactToHtml.ts';
import type { View } from './View.ts';

export type Renderer = {
  build: Build;
  texts: Texts;
  sources: NeedSources;
  news: News;
  parts: PartCache;
  /** How long a page waits for its data before the shell goes out without it. */
  patienceMs: number;
  timeoutMs: number;
  log: (event: string, fields: object) => void;
};

export type Whole = { html: string; styleHash: string; clean: boolean };

/** A page whose data has been asked for: all there, so that it can be rendered whole, or still on its way. */
export type Prepared = {
  waiting: boolean;
  whole: () => Promise<Whole>;
  shell: (nonce: string) => Promise<PipeableStream>;
};

const foldMark = '<link rel="stylesheet"';
const styleMark = '<style></style>';

const criticalOf = new WeakMap<Build, Map<string, { css: string; hash: string }>>();

/** The rules of a page's first view hardly change between renders, so they are picked once for each of its forms. */
function criticalFor(build: Build, view: View, html: string): { css: string; hash: string } {
  const known = criticalOf.get(build) ?? new Map<string, { css: string; hash: string }>();
  criticalOf.set(build, known);
  const form = criticalKey(view);
  const found = known.get(form);
  if (found) return found;
  const fold = html.indexOf(foldMark, html.indexOf('<body'));
  const css = criticalCss(build.styles, fold < 0 ? html : html.slice(0, fold));
  const made = { css, hash: sha256(css) };
  known.set(form, made);
  return made;
}

const criticalKey = ({ match, query, consent }: View): string =>
  [match.page.id, match.locale.code, consent, ...Object.keys(query).sort()].join(' ');

function infoOf(view: View, buildId: string): PageInfo {
  const { match, path, query, host, now } = view;
  const { code } = match.locale;
  return {
    locale: match.locale,
    page: match.page,
    params: match.params,
    path,
    query,
    host,
    now,
    buildId,
    href: (to, parts) => hrefOf(to, code, parts),
    has: (to, locale = code) => hasPage(to, locale),
  };
}

export async function preparePage(renderer: Renderer, view: View): Promise<Prepared> {
  const { build, texts, parts, log } = renderer;
  const { match, host, query } = view;
  const { page, locale, params } = match;
  const info = infoOf(view, build.manifest.buildId);
  const translatorOf = texts.of(locale.code);
  const data = await gather(renderer.sources, page.needs, { locale: locale.code, host, params }, renderer.patienceMs, (need, error) =>
    log('need.failed', { need, error: String(error) }),
  );
  const article = page.id === 'article' ? data.read('article') : undefined;
  const head = headHtml({
    info,
    t: translatorOf(page.id),
    origin: view.origin,
    defaultLocale: view.defaultLocale,
    index: query.q === undefined && (!article || article.locale === locale.code),
    ...(article && { title: `${article.title} | COCloud`, description: article.summary, cluster: renderer.news.locales(article.id) }),
  });
  const inContexts = (node: ReactNode) => (
    <PageContext value={info}>
      <TranslatorContext value={translatorOf}>
        <NeedsContext value={data.read}>
          <StylesheetContext value={build.manifest.stylesheet}>{node}</StylesheetContext>
        </NeedsContext>
      </TranslatorContext>
    </PageContext>
  );
  const shown = stateOf(view, build);
  const site = `${locale.code} ${view.origin} ${taipeiYear(view.now)}`;
  const wrapPart = (node: ReactNode) => inContexts(<PartsContext value={renderPart}>{node}</PartsContext>);
  const renderPart = parts.renderer({ site, page: `${site} ${view.key}` }, wrapPart);
  const documentWith = (style: string, nonce: string) => (
    <ChunkExtractorManager extractor={build.chunks}>
      <PartsContext value={renderPart}>
        <NeedsContext value={data.read}>
          <StylesheetContext value={build.manifest.stylesheet}>
            <LateContext value={data.late}>
              <Document
                lang={locale.iso}
                consent={view.consent}
                head={`${head}${style}<script${nonce && ` nonce="${nonce}"`}>${build.startScript}</script>`}
                state={jsonForHtml(shown)}
              >
                <App shown={shown} translatorOf={translatorOf} />
              </Document>
            </LateContext>
          </StylesheetContext>
        </NeedsContext>
      </PartsContext>
    </ChunkExtractorManager>
  );

  return {
    waiting: data.waiting(),
    whole: async () => {
      const { html, errors } = await renderWhole(documentWith(styleMark, ''), { timeoutMs: renderer.timeoutMs });
      for (const error of errors) log('render.failed', { page: page.id, error: traceOf(error) });
      const { css, hash } = criticalFor(build, view, html);
      return {
        html: html.replace(styleMark, () => `<style>${css}</style>`),
        styleHash: hash,
        clean: errors.length === 0,
      };
    },
    shell: (nonce) => {
      const known = criticalOf.get(build)?.get(criticalKey(view));
      const style = known
        ? `<style nonce="${nonce}">${known.css}</style>`
        : `<link rel="stylesheet" href="${build.manifest.stylesheet}">`;
      const onError = (error: unknown) => {
        const digest = sha256(String(error)).slice(7, 19);
        log('render.late', { digest, error: traceOf(error) });
        return digest;
      };
      return renderShell(documentWith(style, nonce), { timeoutMs: renderer.timeoutMs, nonce, onError });
    },
  };
}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function stateOf({ match, path, query, consent }: View, { manifest, scripts }: Build): PageState {
  const { id, chunk, layout, clientTexts } = match.page;
  const { code, iso, prefix } = match.locale;
  const namespaces = ['client', ...clientTexts];
  return {
    page: { id, chunk, layout },
    locale: { code, iso, prefix },
    path,
    query,
    buildId: manifest.buildId,
    consent,
    scripts: scripts.get(chunk) ?? [],
    texts: namespaces.flatMap((namespace) => manifest.texts[code][namespace] ?? []),
  };
}
