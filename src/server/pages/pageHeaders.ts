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

/** All that headers are made of, and so also their key. */
type About = {
  origin: string;
  /** As HTML names it. */
  language: string;
  hasForm: boolean;
  /** The address gives access, so no other site may learn it. */
  isLink: boolean;
  cacheControl: string;
  scripts: string;
  styles: string;
};

const aboutOf = (view: View, sent: Pick<About, 'cacheControl' | 'scripts' | 'styles'>): About => ({
  origin: view.origin,
  language: view.match.locale.iso,
  hasForm: showsForm(view),
  isLink: endsInLink(view.path),
  ...sent,
});

export function pageHeadersOf({ renderer, headers, types }: PageHeadersOptions): PageHeaders {
  const scripts = `'${renderer.build.startScriptHash}'`;
  const heads = new LRUCache<string, WholeHead>({ max: 1000 });

  function headersOf(about: About): Record<string, string> {
    const service = about.hasForm ? renderer.checkService : undefined;
    return {
      ...securityHeaders(about.origin),
      ...headers,
      // Frames of external services do not send the header that this policy requires.
      ...(service && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
      ...(about.isLink && { 'Referrer-Policy': 'no-referrer' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': about.language,
      Vary: varyHeader,
      'Cache-Control': about.cacheControl,
      ...policyHeaders({
        scripts: [about.scripts, ...(service?.scripts ?? [])],
        styles: [about.styles],
        frames: service?.frames ?? [],
        // An external script does not use our Trusted Types policies, and we cannot change it.
        types: service ? 'none' : types,
      }),
    };
  }

  return {
    whole(view, cacheControl, styleHash) {
      const about = aboutOf(view, { cacheControl, scripts, styles: `'${styleHash}'` });
      const key = Object.values(about).join(' ');
      const known = heads.get(key);
      if (known) return known;
      const own = headersOf(about);
      const made = { headers: own, head: preparedHead(Object.entries(own).flat()) };
      heads.set(key, made);
      return made;
    },
    streamed(view, nonce) {
      const source = `'nonce-${nonce}'`;
      return headersOf(aboutOf(view, { cacheControl: neverStored, scripts: source, styles: source }));
    },
  };
}
