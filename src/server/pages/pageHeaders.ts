// The headers of pages: security, caching and what a page's form needs; made once for all pages that go out whole with the same ones.
import { LRUCache } from 'lru-cache';
import { endsInLink } from '../../shared/pages/accountPages.ts';
import { policyHeaders, securityHeaders, type Policy } from '../http/securityHeaders.ts';
import { varyHeader } from '../http/varies.ts';
import type { Renderer } from '../render/Renderer.ts';
import { showsForm, type View } from '../render/View.ts';
import { preparedHead } from './preparedHead.ts';

export type PageHeadersOptions = {
  renderer: Renderer;
  /** Sent with every page, besides the security headers. */
  headers: Readonly<Record<string, string>>;
  types: Policy['types'];
};

export const stored = 'public, max-age=0, stale-while-revalidate=60, stale-if-error=86400';
export const neverStored = 'private, no-store';

/** `head`: the same headers as text, ready to be sent. */
export type WholeHead = { headers: Record<string, string>; head: string | undefined };

type PageHeaders = {
  /** Of a page that is sent whole, whose only inline style has this hash. */
  whole: (view: View, cacheControl: string, styleHash: string) => WholeHead;
  /** Of a page that is sent piece by piece, whose inline scripts and styles carry this nonce. */
  streamed: (view: View, nonce: string) => Record<string, string>;
};

export function pageHeadersOf({ renderer, headers, types }: PageHeadersOptions): PageHeaders {
  const { startScriptHash } = renderer.build;
  const heads = new LRUCache<string, WholeHead>({ max: 1000 });

  function headersOf(view: View, cacheControl: string, scripts: string, styles: string): Record<string, string> {
    const service = showsForm(view) ? renderer.checkService : undefined;
    return {
      ...securityHeaders(view.origin),
      ...headers,
      // Frames of external services do not send the header that this policy requires.
      ...(service && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
      // The address gives access, so no other site may learn it.
      ...(endsInLink(view.path) && { 'Referrer-Policy': 'no-referrer' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': view.match.locale.iso,
      Vary: varyHeader(view.match.page.shared?.vary),
      'Cache-Control': cacheControl,
      ...policyHeaders({
        scripts: [scripts, ...(service?.scripts ?? [])],
        styles: [styles],
        frames: service?.frames ?? [],
        // An external script does not use our Trusted Types policies, and we cannot change it.
        types: service ? 'none' : types,
      }),
    };
  }

  return {
    whole(view, cacheControl, styleHash) {
      const { page, locale } = view.match;
      const key = [view.origin, page.id, locale.code, showsForm(view), endsInLink(view.path), cacheControl, styleHash];
      const known = heads.get(key.join(' '));
      if (known) return known;
      const headers = headersOf(view, cacheControl, `'${startScriptHash}'`, `'${styleHash}'`);
      const made = { headers, head: preparedHead(Object.entries(headers).flat()) };
      heads.set(key.join(' '), made);
      return made;
    },
    streamed: (view, nonce) => headersOf(view, neverStored, `'nonce-${nonce}'`, `'nonce-${nonce}'`),
  };
}
