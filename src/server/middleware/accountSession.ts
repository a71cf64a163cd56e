// Who is logged in: the session behind the cookie, on private routes alone, and the readable flag beside it.
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Asker, Member, Pass } from '../accounts/AccountService.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import { setCookie } from './setCookie.ts';

/** Nothing is stored, and no cookie set, for who does not log in. */
export const accountSession = ({ sessions, sessionSecret }: Accounts): RequestHandler =>
  session({
    name: kept.session.name,
    secret: sessionSecret,
    store: sessions,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    unset: 'destroy',
    cookie: { httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: kept.session.seconds * 1000, path: '/' },
  });

const settled = (run: (done: (error: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });

/** A new id for a new right: whoever has planted or seen the one before has nothing of it. */
export async function begin(request: Request, response: Response, pass: Pass): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.pass = pass;
  request.session.agent = request.get('user-agent') ?? '';
  await settled((done) => request.session.save(done));
  renewFlag(response);
}

/** Nothing of him stays in this browser, or with us. */
export async function end(request: Request, response: Response): Promise<void> {
  await settled((done) => request.session.destroy(done));
  setCookie(response, 'session', '');
  setCookie(response, 'member', '');
  response.set('Clear-Site-Data', '"cache", "storage"');
}

export function askerOf(request: Request, { locals }: Response, locale: LocaleCode): Asker {
  const { vouched } = locals;
  const { remoteAddress, origin } = vouched ?? { remoteAddress: request.ip ?? '', origin: locals.site.origin };
  return { locale, remoteAddress, origin, userAgent: request.get('user-agent') ?? '', vouched: vouched !== undefined };
}

/** Undefined for who has not logged in; whether he still is, the service says. */
export function memberOf(request: Request, response: Response, locale: LocaleCode): Member | undefined {
  const { pass } = request.session;
  return pass && { pass, sessionId: request.sessionID, asker: askerOf(request, response, locale) };
}

/** The flag lasts as long as the session, whose cookie is renewed with each answer. */
export const renewFlag = (response: Response): void => setCookie(response, 'member', 'yes');
