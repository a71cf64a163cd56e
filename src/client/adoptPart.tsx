// Browser side of a static part: keeps the server's HTML, and replaces it when the next page brings another.
import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import { partKey, type PartProps } from '../shared/app/staticPart.tsx';
import { trustedHtml } from '../shared/app/trusted.ts';

export type PartSource = (key: string) => string | undefined;

/**
 * Reads the static parts of a fetched page, or of the document itself. Takes the last part of a name: one that waited
 * for late data is in the document twice, first as the stand-in and at the end as the final part.
 */
export const partsIn =
  (page: Document): PartSource =>
  (key) =>
    [...page.querySelectorAll(`[data-part="${CSS.escape(key)}"]`)].pop()?.innerHTML;

export const PartSourceContext = createContext<PartSource>(() => undefined);

export function adoptPart(name: string) {
  return function AdoptedPart(props: PartProps) {
    const key = partKey(name, props);
    const source = use(PartSourceContext);
    // During hydration React keeps the document's HTML. A part that the next page lacks keeps its last HTML.
    const [shown, setShown] = useState({ key, source, html: source(key) });
    if (shown.source !== source || shown.key !== key) setShown({ key, source, html: source(key) ?? shown.html });
    useLayoutEffect(() => {
      if (shown.html === undefined) throw new Error(`The server sent no part ${key}`);
    }, [shown, key]);
    // Depends on the text alone, so that a part which two pages share is not written again.
    const trusted = useMemo(() => trustedHtml(shown.html ?? ''), [shown.html]);
    return <div data-part={key} dangerouslySetInnerHTML={{ __html: trusted }} suppressHydrationWarning />;
  };
}
