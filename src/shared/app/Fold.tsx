// Marks the end of a page's first view: rules used before it are inlined, the whole stylesheet is linked here.
import { createContext, use } from 'react';

export const StylesheetContext = createContext<string | undefined>(undefined);

/** What a desk's browser waits for before it paints, so that nothing moves as more of a page arrives. */
export const foldId = 'fold';

export function Fold() {
  const href = use(StylesheetContext);
  // Without `precedence` React leaves the link where it stands, which is the point: only what follows waits for it.
  return <link rel="stylesheet" href={href} id={foldId} suppressHydrationWarning />;
}
