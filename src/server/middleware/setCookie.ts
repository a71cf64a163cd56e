// The one way to set a cookie: for the whole site, never sent along from other sites, and only over https where we are served so.
import type { Response } from 'express';
import { kept } from '../../shared/storage/kept.ts';

type CookieId = {
  [Id in keyof typeof kept]: (typeof kept)[Id]['where'] extends 'cookie' ? Id : never;
}[keyof typeof kept];

/** An empty value takes it away. */
export function setCookie(response: Response, id: CookieId, value: string): void {
  const { name } = kept[id];
  const seconds = value === '' ? 0 : kept[id].seconds;
  const secure = response.locals.site.origin.startsWith('https:') ? '; Secure' : '';
  response.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
}
