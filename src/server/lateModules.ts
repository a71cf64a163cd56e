// Modules that app, parts and start load on first use, and request handlers whose code is one of them. Loaded at the start,
// they would double the time until the server answers and take a quarter of its memory at rest. Modules further down load
// their own late modules. The chunk files stay on disk for as long as the process runs (start/serve.ts).
import type { RequestHandler } from 'express';
import { openOnce } from './ops/boundedWork.ts';

export const lateModules = {
  openBackOffice: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './openBackOffice.ts'),
  leadApi: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './enquiries/leadApi.ts'),
  basket: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './estimate/basket.ts'),
  estimatePage: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './estimate/estimatePage.ts'),
  attachment: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './enquiries/attachment.ts'),
  formPost: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './enquiries/formPost.ts'),
  openAccounts: () => import(/* webpackMode: "lazy", webpackChunkName: "accounts" */ './accounts/openAccounts.ts'),
  accountApi: () => import(/* webpackMode: "lazy", webpackChunkName: "accounts" */ './accounts/accountApi.ts'),
  accountPost: () => import(/* webpackMode: "lazy", webpackChunkName: "accounts" */ './accounts/accountPost.ts'),
  accountPage: () => import(/* webpackMode: "lazy", webpackChunkName: "accounts" */ './accounts/accountPage.ts'),
  callPage: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './enquiries/callPage.ts'),
  newsletter: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './newsletter/newsletter.ts'),
  subscriptionPage: () =>
    import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './newsletter/subscriptionPage.ts'),
  mailPreview: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './enquiries/mailPreview.ts'),
  reports: () => import(/* webpackMode: "lazy", webpackChunkName: "reports" */ './http/reports.ts'),
  countries: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './forms/contacts.ts'),
  limits: () => import(/* webpackMode: "lazy", webpackChunkName: "limits" */ './ops/limits.ts'),
  inspectTurns: () => import(/* webpackMode: "lazy", webpackChunkName: "forms" */ './forms/files/inspectTurns.ts'),
  articleHtml: () => import(/* webpackMode: "lazy", webpackChunkName: "content" */ './content/articleHtml.ts'),
  qrOf: () => import(/* webpackMode: "lazy", webpackChunkName: "content" */ './render/qrOf.ts'),
  suggestions: () => import(/* webpackMode: "lazy", webpackChunkName: "search" */ './pages/suggestions.ts'),
  finding: () => import(/* webpackMode: "lazy", webpackChunkName: "finding" */ './found/finding.ts'),
  createRemote: () => import(/* webpackMode: "lazy", webpackChunkName: "remote" */ './webapi/remote/createRemote.ts'),
};

type Handler<More extends unknown[]> = (...given: [...Parameters<RequestHandler>, ...More]) => unknown;

/** A request handler whose code is loaded with the first request for it. `More`: what it gets besides the request. */
export function later<More extends unknown[] = []>(load: () => Promise<Handler<More>>): Handler<More> {
  const loaded = openOnce(load);
  return async (...given) => (await loaded())(...given);
}
