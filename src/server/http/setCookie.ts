// The one way to set a cookie: for the whole site unless the list of cookies names a path, SameSite, and Secure where the site is on https.
import type { Response } from 'express';
import { kept, type Kept } from '../../shared/storage/kept.ts';

type CookieId = {
  [Id in keyof typeof kept]: (typeof kept)[Id]['where'] extends 'cookie' ? Id : never;
}[keyof typeof kept];

/** Whether visitors reach this site over https: as configured, never as a header says. */
export const isSecure = ({ locals }: Response): boolean => locals.site.origin.startsWith('https:');

/** On plain http (only on the machine itself) browsers refuse the prefix `__Host-`. */
export const cookieName = (response: Response, id: CookieId): string =>
  isSecure(response) ? kept[id].name : kept[id].name.replace('__Host-', '');

/** An empty value deletes the cookie. */
export function setCookie(response: Response, id: CookieId, value: string): void {
  const seconds = value === '' ? 0 : kept[id].seconds;
  const secure = isSecure(response) ? '; Secure' : '';
  const hidden = 'hidden' in kept[id] ? '; HttpOnly' : '';
  const { path = '/' }: Kept = kept[id];
  const name = cookieName(response, id);
  response.append('Set-Cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${hidden}${secure}`);
}
