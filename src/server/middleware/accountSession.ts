// Who is logged in: the session behind the cookie, on private routes alone, and the readable flag beside it.
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { kept } from '../../shared/storage/kept.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import type { Account } from '../store/accounts.ts';
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
export async function begin(request: Request, response: Response, account: string): Promise<void> {
  await settled((done) => request.session.regenerate(done));
  request.session.account = account;
  request.session.agent = request.get('user-agent') ?? '';
  await settled((done) => request.session.save(done));
  setCookie(response, 'member', 'yes');
}

/** Nothing of him stays in this browser, or with us. */
export async function end(request: Request, response: Response): Promise<void> {
  await settled((done) => request.session.destroy(done));
  setCookie(response, 'session', '');
  setCookie(response, 'member', '');
  response.set('Clear-Site-Data', '"cache", "storage"');
}

/** Undefined also when his account is gone or shut since. */
export async function whoIs({ parts }: Accounts, request: Request, response: Response): Promise<Account | undefined> {
  const { account: id } = request.session;
  if (!id) return undefined;
  const account = await (await parts.store()).accounts.byId(id);
  if (!account || account.disabled) return undefined;
  // As long as the session, whose cookie is renewed with each answer.
  setCookie(response, 'member', 'yes');
  return account;
}
