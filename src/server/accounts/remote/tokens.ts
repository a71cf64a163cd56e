// A visitor's session cookie at the back end. Our session stores it encrypted, so that a stolen table logs nobody in.
import type { IncomingHttpHeaders } from 'node:http';
import { kept } from '../../../shared/storage/kept.ts';
import type { Secrets } from '../../secrets.ts';
import { sealing, type Sealing } from '../sealing.ts';

export const tokensWith = (secrets: Secrets): Sealing => sealing(secrets, 'remoteSessions');

/** The back end's session cookie; over http on the same machine its name has no `__Host-`. */
const cookie = new RegExp(`^((?:${kept.session.name}|${kept.session.name.replace('__Host-', '')})=[^;]+)`);

const marks = new RegExp(`^${kept.known.name}=([^;]+)`);
const name = new RegExp(`^${kept.member.name}=([\\w-]+)`);

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
export const nameIn = (headers: IncomingHttpHeaders): string => lastOf(headers, name);

export function cookieHeader(token: string | undefined, known: string): Record<string, string> {
  const cookies = [...(token ? [token] : []), ...(known ? [`${kept.known.name}=${known}`] : [])];
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}
