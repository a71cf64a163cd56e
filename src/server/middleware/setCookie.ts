// The one way to set a cookie: for the whole site, never sent along from other sites, and only over https where we are served so.
import type { Response } from 'express';

/** `seconds`: 0 takes it away. */
export function setCookie(response: Response, name: string, value: string, seconds: number): void {
  const secure = response.locals.site.origin.startsWith('https:') ? '; Secure' : '';
  response.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`);
}
