// Marks the end of a page's first view: CSS rules used before it are inlined, and the stylesheets are linked here.
import { createContext, use } from 'react';

export const StylesContext = createContext<readonly string[]>([]);

/** Desktop browsers wait for this element before the first paint, so that nothing moves while the page arrives. */
export const foldId = 'fold';

/** What follows a page's `main`, for which a streamed page waits: it is sent at once, while the fold may come late. */
export const afterMainId = 'tray';

export function Fold() {
  // Without `precedence` React leaves the links in their place, so that only what follows them waits for the stylesheets.
  return use(StylesContext).map((href, index) => (
    <link key={href} rel="stylesheet" href={href} id={index === 0 ? foldId : undefined} />
  ));
}
