// Who is logged in: the session behind the cookie, on private routes alone, and the readable flag beside it.
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Asker, LoggedIn, Member, Pass } from './AccountService.ts';
import type { Accounts } from './openAccounts.ts';
import { cookieName, isSecure, setCookie } from '../http/setCookie.ts';

/** Made once for a name: each one made listens to the store for ever. */
const made = new WeakMap<Accounts, Map<string, RequestHandler>>();

/** Nothing is stored, and no cookie set, for who does not log in. */
function sessionNamed(name: string, accounts: Accounts): RequestHandler {
  const known = made.get(accounts) ?? new Map<string, RequestHandler>();
  made.set(accounts, known);
  const handler =
    known.get(name) ??
    session({
      name,
      secret: accounts.sessionKeys,
      store: accounts.sessions,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      unset: 'destroy',
      // Asked for each new session: of several handlers with one store, the one made last makes the sessions of all.
      cookie: (asked) => ({
        httpOnly: true,
        sameSite: 'lax',
        secure: asked.secure,
        maxAge: kept.session.seconds * 1000,
        path: '/',
      }),
    });
  known.set(name, handler);
  return handler;
}

/** Two of one name: one of them was planted, and nobody can tell which. */
function dropDoubles(request: Request, name: string): void {
  const all = (request.headers.cookie ?? '').split(';');
  const others = all.filter((pair) => pair.split('=')[0]?.trim() !== name);
  if (all.length - others.length < 2) return;
  request.headers.cookie = others.join(';');
  request.cookies = Object.fromEntries(Object.entries(request.cookies).filter(([given]) => given !== name));
}

export const accountSession =
  (accounts: Accounts): RequestHandler =>
  (request, response, next) => {
    const name = cookieName(response, 'session');
    dropDoubles(request, name);
    // What express-session asks before it sends a cookie for https: Express would tell what a header says.
    Object.defineProperty(request, 'secure', { value: isSecure(response) });
    sessionNamed(name, accounts)(request, response, next);
  };

const settled = (run: (done: (error: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });

/** More than any browser says of itself. */
const longestAgent = 400;
const agentOf = (request: Request): string => (request.get('user-agent') ?? '').slice(0, longestAgent);

/** A new id for a new right: whoever has planted or seen the one before has nothing of it. */
export async function begin(request: Request, response: Response, { pass, known, name }: LoggedIn): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.pass = pass;
  request.session.agent = agentOf(request);
  request.session.name = name;
  await settled((done) => request.session.save(done));
  renewFlag(request, response);
  setCookie(response, 'known', known);
}

/** He is not logged in yet: nothing but the second factor is asked of this session. */
export async function beginHalf(request: Request, half: Pass): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.half = half;
  await settled((done) => request.session.save(done));
}

/** Nothing of him stays in this browser, or with us. */
export async function end(request: Request, response: Response): Promise<void> {
  await settled((done) => request.session.destroy(done));
  setCookie(response, 'session', '');
  setCookie(response, 'member', '');
  response.set('Clear-Site-Data', '"cache", "storage"');
}

/** Of a session from before it knew names, or of a back end that tells none. */
const unnamed = 'yes';

/** As the service writes them; what stands there otherwise goes nowhere. */
const marks = /^[\w.-]{1,140}$/;

export function askerOf(request: Request, { locals }: Response, locale: LocaleCode): Asker {
  const { vouched, site } = locals;
  const { remoteAddress, origin } = vouched ?? { remoteAddress: request.ip ?? '', origin: site.linkOrigin };
  return {
    locale,
    remoteAddress,
    origin,
    shownOrigin: site.origin,
    userAgent: agentOf(request),
    known: marks.exec(String(request.cookies[kept.known.name] ?? ''))?.[0] ?? '',
    vouched: vouched !== undefined,
  };
}

/** Undefined for who has not logged in; whether he still is, the service says. */
export function memberOf(request: Request, response: Response, locale: LocaleCode): Member | undefined {
  const { pass } = request.session;
  return pass && { pass, sessionId: request.sessionID, asker: askerOf(request, response, locale) };
}

/** The flag lasts as long as the session, whose cookie is renewed with each answer; it says the name that the header shows. */
export const renewFlag = ({ session }: Request, response: Response): void =>
  setCookie(response, 'member', encodeURIComponent(session.name ?? '') || unnamed);
