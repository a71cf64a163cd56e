// Marks the end of a page's first view: CSS rules used before it are inlined, and the whole stylesheet is linked here.
import { createContext, use } from 'react';

export const StylesheetContext = createContext<string | undefined>(undefined);

/** Desktop browsers wait for this element before the first paint, so that nothing moves while the page arrives. */
export const foldId = 'fold';

export function Fold() {
  const href = use(StylesheetContext);
  // Without `precedence` React leaves the link in its place, so that only what follows it waits for the stylesheet.
  return <link rel="stylesheet" href={href} id={foldId} suppressHydrationWarning />;
}
