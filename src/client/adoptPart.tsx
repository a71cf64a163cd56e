// The browser's side of a static part: takes the server's HTML as it stands, and that of the next page when it differs.
import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import { partKey, type PartProps } from '../shared/app/staticPart.tsx';
import { trustedHtml } from '../shared/app/trusted.ts';

export type PartSource = (key: string) => string | undefined;

/**
 * The static parts of a page that has been fetched, or of the document itself. The last of a name is meant: where data
 * was late, the part stands in its place as it was drawn first, and once more at the end.
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
    // During hydration React keeps what is in the document; a part that the next page lacks stays as it was.
    const [shown, setShown] = useState({ key, source, html: source(key) });
    if (shown.source !== source || shown.key !== key) setShown({ key, source, html: source(key) ?? shown.html });
    useLayoutEffect(() => {
      if (shown.html === undefined) throw new Error(`The server sent no part ${key}`);
    }, [shown, key]);
    // By its text: a part that two pages share must stay as it is.
    const trusted = useMemo(() => trustedHtml(shown.html ?? ''), [shown.html]);
    return <div data-part={key} dangerouslySetInnerHTML={{ __html: trusted }} suppressHydrationWarning />;
  };
}
