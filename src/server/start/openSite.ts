// One site that can be served: its app, what its forms need, and how it is left when another takes its place.
import type { IncomingMessage, RequestListener } from 'node:http';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Forms } from '../openForms.ts';
import type { Phase } from '../http/health.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { openParts, type Parts } from '../parts.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { ownBuild, root } from './folders.ts';

export type Site = {
  parts: Parts;
  handle: RequestListener;
  log: Log;
  /** Opens store and delivery, and starts the work behind forms. */
  open: () => Promise<void>;
  /** Resolves when forms under way have been answered and everything is closed. */
  close: () => Promise<void>;
};

export type SiteOptions = {
  config: Config;
  /** Folder of the content: the project's, or a copy that is known to be good. */
  content: string;
  phase: () => Phase;
  metrics: Metrics;
  /** The site whose place this one takes: what content has no part in is not read again. */
  before?: Parts;
};

const mayChange = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

export async function openSite({ config, content, phase, metrics, before }: SiteOptions): Promise<Site> {
  const kept = before && { build: before.renderer.build, gate: before.gate };
  const parts = await openParts(config, root, {
    phase,
    metrics,
    buildFolder: ownBuild,
    contentFolder: content,
    ...kept,
  });
  const app = createApp(parts);
  let forms: Forms | undefined;
  let underWay = 0;
  let idle = (): void => {};
  return {
    parts,
    log: parts.log,
    handle(request, response) {
      if (mayChange(request)) {
        underWay += 1;
        response.once('close', () => {
          underWay -= 1;
          if (underWay === 0) idle();
        });
      }
      app(request, response);
    },
    async open() {
      forms = await parts.forms();
      // A damaged database must be looked at before anything is written; one that is away may come back.
      await forms.parts.store().catch((error: unknown) => {
        if (error instanceof NeighbourFault && error.code === 'corrupt') throw error;
        parts.log.error('store.unreachable', { error: String(error) });
      });
      forms.work();
      parts.views.work();
    },
    async close() {
      if (underWay > 0) await new Promise<void>((resolve) => (idle = resolve));
      await parts.views.close();
      await forms?.close();
      await parts.close();
    },
  };
}
