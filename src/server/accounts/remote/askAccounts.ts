// Calls /webapi/account of the back end for a visitor, with their session cookie there and a deadline, and pauses when the back end
// keeps failing.
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { kept } from '../../../shared/storage/kept.ts';
import type { FormCall } from '../../../shared/webapi/accountPaths.ts';
import type { MemberPath } from '../../../shared/webapi/memberCalls.ts';
import type { Secrets, SecretRing } from '../../secrets.ts';
import { sealing, type Sealing } from '../sealing.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import { breaker } from '../../webapi/remote/breaker.ts';
import { backendRequests, type RequestParts, type Reply } from '../../webapi/remote/backendRequests.ts';
import { solveCheck } from '../../webapi/remote/solveCheck.ts';
import type { Log } from '../../ops/log.ts';
import type { Asker } from '../AccountService.ts';
import { vouching } from '../../http/vouching.ts';
import { unanswered } from './readReply.ts';

/** A visitor's session cookie at the back end: our session stores it encrypted, so that a stolen table logs nobody in. */
export const tokensWith = (secrets: Secrets): Sealing => sealing(secrets, 'remoteSessions');

/** The back end's session cookie; over http on the same machine its name has no `__Host-`. */
const cookie = new RegExp(`^((?:${kept.session.name}|${kept.session.name.replace('__Host-', '')})=[^;]+)`);

const marks = new RegExp(`^${kept.known.name}=([^;]+)`);
const nameMark = new RegExp(`^${kept.member.name}=([\\w-]+)`);

/** `name=value` of the cookie that a log-in has set; undefined if there are two. */
export function tokenIn({ 'set-cookie': lines = [] }: IncomingHttpHeaders): string | undefined {
  const [token, ...others] = [lines].flat().flatMap((line) => cookie.exec(line)?.[1] ?? []);
  return others.length === 0 ? token : undefined;
}

const lastOf = ({ 'set-cookie': lines = [] }: IncomingHttpHeaders, shape: RegExp): string =>
  [lines]
    .flat()
    .flatMap((line) => shape.exec(line)?.[1] ?? [])
    .at(-1) ?? '';

/** Value of the `known` cookie that a log-in has set. */
export const marksIn = (headers: IncomingHttpHeaders): string => lastOf(headers, marks);

/** User name in the `member` cookie that a log-in has set. */
export const nameIn = (headers: IncomingHttpHeaders): string => lastOf(headers, nameMark);

function cookieHeader(token: string | undefined, known: string): Record<string, string> {
  const cookies = [...(token ? [token] : []), ...(known ? [`${kept.known.name}=${known}`] : [])];
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}

export type RemoteOptions = {
  /** API_BASE, without a slash at its end. */
  base: string;
  urlDomain: string;
  /** Shared with the back end; empty: it treats us like any other client. */
  apiSecret: SecretRing;
  /** Origin of the main website. */
  origin: string;
  log: Pick<Log, 'warn'>;
};

export type Question = {
  call: MemberPath | FormCall | 'code' | 'link' | 'keys';
  asker?: Asker;
  token?: string;
  body?: Record<string, unknown>;
};

/** Resolves with 200, 303 (to the console), 401 (nobody is logged in), 404, 422 or 429 (refusals); rejects on all else. */
export type AskAccounts = (question: Question) => Promise<Reply>;

const deadlineMs = 3000;
/** Several times what the proof of work takes on an idle machine. */
const workMs = 2000;
const maxBytes = 4 * 1024 * 1024;
const answers = [200, 303, 401, 404, 422, 429];
/** Refusals of one request as it was made: no sign that the back end fails. */
const refusals = [400, 413, 415];
const envelope = v.looseObject({ errors: v.array(v.looseObject({ field: v.string() })) });

const named = v.looseObject({ name: v.string(), code: v.optional(v.union([v.string(), v.number()])) });

/** The message of our own errors, only the name of others: their message may quote what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof NeighbourFault
    ? error.message
    : v.is(named, error)
      ? `${error.name} ${error.code ?? ''}`.trim()
      : 'unknown';

export function askAccounts({ base, urlDomain, apiSecret, origin, log }: RemoteOptions): AskAccounts {
  const requests = backendRequests({ base, urlDomain, deadlineMs, maxBytes });
  const signer = vouching(apiSecret, 'accounts');
  const circuit = breaker({
    failures: 5,
    pauseMs: 2000,
    onBreak: () => log.warn('backend.broken', { call: 'account' }),
    onRecover: () => log.warn('backend.recovered', { call: 'account' }),
  });

  /** Without a shared secret we do the proof of work for a form, as every program must. */
  async function proof(host: string): Promise<object> {
    const { answer } = await requests.call('/webapi/check', host);
    const humanProof = await solveCheck(answer, workMs);
    return humanProof ? { humanProof } : {};
  }

  async function headersFor({ asker, token }: Question): Promise<Record<string, string>> {
    return {
      ...(asker && { 'user-agent': asker.userAgent }),
      ...(asker &&
        signer && {
          authorization: `Bearer ${await signer.vouch({ remoteAddress: asker.remoteAddress, origin: asker.origin })}`,
        }),
      ...cookieHeader(token, asker?.known ?? ''),
    };
  }

  /** Undefined when the back end takes no such request. */
  async function send(question: Question): Promise<Reply | undefined> {
    const { call, asker, token, body } = question;
    const host = new URL(asker?.origin ?? origin).hostname;
    const headers = await headersFor(question);
    const isForm = body !== undefined && token === undefined;
    const whole = body && { language: asker?.locale, ...body, ...(isForm && !signer && (await proof(host))) };
    const sent: RequestParts = whole
      ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(whole) }
      : { headers };
    const reply = await requests.call(`/webapi/account/${call}`, host, sent);
    const { status, answer } = reply;
    if (refusals.includes(status)) {
      log.warn('backend.failed', { call: `account/${call}`, reason: `answered ${status}` });
      return undefined;
    }
    if (!answers.includes(status)) throw new NeighbourFault('unreachable', `answered ${status}`);
    const shown = v.safeParse(envelope, answer);
    // The back end does not accept our human check; the visitor can do nothing about that.
    if (shown.success && shown.output.errors.some(({ field }) => field === 'slider'))
      throw new NeighbourFault('unreachable', 'asks for a human check');
    return reply;
  }

  return async (question) => {
    const call = `account/${question.call}`;
    const reply = await circuit
      .run(() => send(question))
      .catch((error: unknown) => log.warn('backend.failed', { call, reason: reasonOf(error) }));
    if (!reply) throw unanswered(call);
    return reply;
  };
}
