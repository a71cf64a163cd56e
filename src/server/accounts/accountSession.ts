// Log-in sessions: the session cookie, on private routes only, and beside it the `member` cookie that scripts can read.
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { AccountOutcome } from './AccountOutcome.ts';
import type { Asker, LoggedIn, Member, Pass } from './AccountService.ts';
import type { Accounts } from './openAccounts.ts';
import { cookieName, isSecure, setCookie } from '../http/respond.ts';

/** One handler for each cookie name: every handler of express-session adds a listener to the store and never removes it. */
const made = new WeakMap<Accounts, Map<string, RequestHandler>>();

/** Stores nothing and sets no cookie for a visitor who does not log in. */
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
      // A function of the request: among handlers with the same store, the last one made creates the sessions of all.
      cookie: (request) => ({
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        maxAge: kept.session.seconds * 1000,
        path: '/',
      }),
    });
  known.set(name, handler);
  return handler;
}

/** Ignores session cookies when a request has two: one of them was planted, and we cannot tell which. */
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
    // express-session reads this before it sends a Secure cookie; Express itself would answer from a header.
    Object.defineProperty(request, 'secure', { value: isSecure(response) });
    sessionNamed(name, accounts)(request, response, next);
  };

const settled = (run: (done: (error: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });

/** Reads the session, for handlers that know only later than a router whether they need one. */
export const openSession = (accounts: Accounts, request: Request, response: Response): Promise<void> =>
  settled((done) => accountSession(accounts)(request, response, done));

/** Before an answer that sends the browser to what the session keeps: express-session itself sends the headers first, then stores. */
export const saveSession = ({ session: open }: Request): Promise<void> => settled((done) => open.save(done));

/** Longer than the User-Agent of any browser. */
const longestAgent = 400;
const agentOf = (request: Request): string => (request.get('user-agent') ?? '').slice(0, longestAgent);

/** Logs in under a new session id: the id from before, which somebody may have planted or seen, is worth nothing. */
export async function begin(request: Request, response: Response, { pass, known, name }: LoggedIn): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.pass = pass;
  request.session.agent = agentOf(request);
  request.session.name = name;
  await saveSession(request);
  renewFlag(request, response);
  setCookie(response, 'known', known);
}

/** Begins a session that is not logged in: it is good for the second factor alone. Whoever was logged in before is no longer. */
async function beginHalf(request: Request, response: Response, half: Pass): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.half = half;
  await saveSession(request);
  setCookie(response, 'member', '');
}

/** Begins the session that a form has earned, if it has. */
export async function beginAfter(request: Request, response: Response, outcome: AccountOutcome): Promise<void> {
  if (outcome.kind !== 'done') return;
  if (outcome.logIn) await begin(request, response, outcome.logIn);
  if (outcome.half) await beginHalf(request, response, outcome.half);
}

/** Clears what this browser stores of the session, and ends it: in that order, as a full disk may not take the end. */
export async function end(request: Request, response: Response): Promise<void> {
  setCookie(response, 'session', '');
  setCookie(response, 'member', '');
  response.set('Clear-Site-Data', '"cache", "storage"');
  const { session: open } = request;
  // With an id and no session, express-session would end it once more after the answer.
  Object.assign(request, { session: undefined, sessionID: undefined });
  await settled((done) => open.destroy(done));
}

/** Value for a session without a name: it was begun by an older release, or by a back end that sends none. */
const unnamed = 'yes';

/** The `known` cookie as services write it; any other value is ignored. */
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

/** Undefined without a log-in. Whether the log-in still holds, the service decides. */
export function memberOf(request: Request, response: Response, locale: LocaleCode): Member | undefined {
  const { pass } = request.session;
  return pass && { pass, sessionId: request.sessionID, asker: askerOf(request, response, locale) };
}

/** Renews the `member` cookie, as each answer renews the session cookie: both must last equally long. Its value is the name in the header. */
export const renewFlag = ({ session }: Request, response: Response): void =>
  setCookie(response, 'member', encodeURIComponent(session.name ?? '') || unnamed);

/** A session that ended elsewhere, or by itself, leaves that cookie behind: the header would go on naming its visitor. */
export function dropFlag({ cookies }: Request, response: Response): void {
  if (cookies[kept.member.name] !== undefined) setCookie(response, 'member', '');
}
