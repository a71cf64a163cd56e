// The back end's session of a visitor, as ours keeps it: encrypted, so that a stolen table logs nobody in.
import type { IncomingHttpHeaders } from 'node:http';
import { kept } from '../../../shared/storage/kept.ts';
import type { Secrets } from '../../secrets.ts';
import { sealing, type Sealing } from '../sealing.ts';

export const tokensWith = (secrets: Secrets): Sealing => sealing(secrets, 'remoteSessions');

/** Of the back end: over https, or over http on the machine itself. */
const cookie = new RegExp(`^((?:${kept.session.name}|${kept.session.name.replace('__Host-', '')})=[^;]+)`);

const marks = new RegExp(`^${kept.known.name}=([^;]+)`);
const name = new RegExp(`^${kept.member.name}=([\\w-]+)`);

/** What a log-in has set, with its name; of two, none. */
export function tokenIn({ 'set-cookie': lines = [] }: IncomingHttpHeaders): string | undefined {
  const [token, ...others] = [lines].flat().flatMap((line) => cookie.exec(line)?.[1] ?? []);
  return others.length === 0 ? token : undefined;
}

const lastOf = ({ 'set-cookie': lines = [] }: IncomingHttpHeaders, shape: RegExp): string =>
  [lines]
    .flat()
    .flatMap((line) => shape.exec(line)?.[1] ?? [])
    .at(-1) ?? '';

/** The marks by which the browser is known, when it has logged in. */
export const marksIn = (headers: IncomingHttpHeaders): string => lastOf(headers, marks);

/** What the header calls who has logged in. */
export const nameIn = (headers: IncomingHttpHeaders): string => lastOf(headers, name);

export function cookieHeader(token: string | undefined, known: string): Record<string, string> {
  const cookies = [...(token ? [token] : []), ...(known ? [`${kept.known.name}=${known}`] : [])];
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}
