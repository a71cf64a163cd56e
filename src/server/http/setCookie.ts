// The one way to set a cookie: for the whole site unless the list says less, never sent along from other sites, and only over https where we are served so.
import type { Response } from 'express';
import { kept, type Kept } from '../../shared/storage/kept.ts';

type CookieId = {
  [Id in keyof typeof kept]: (typeof kept)[Id]['where'] extends 'cookie' ? Id : never;
}[keyof typeof kept];

/** By what we have configured, never by a header: whether visitors of this site come over https. */
export const isSecure = ({ locals }: Response): boolean => locals.site.origin.startsWith('https:');

/** Over plain http, on the machine itself, a browser takes no name that vouches for https. */
export const cookieName = (response: Response, id: CookieId): string =>
  isSecure(response) ? kept[id].name : kept[id].name.replace('__Host-', '');

/** An empty value takes it away. */
export function setCookie(response: Response, id: CookieId, value: string): void {
  const seconds = value === '' ? 0 : kept[id].seconds;
  const secure = isSecure(response) ? '; Secure' : '';
  const hidden = 'hidden' in kept[id] ? '; HttpOnly' : '';
  const { path = '/' }: Kept = kept[id];
  const name = cookieName(response, id);
  response.append('Set-Cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${hidden}${secure}`);
}
