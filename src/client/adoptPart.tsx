// The browser's side of a static part: takes the server's HTML as it stands, or asks for the page again without it.
import { useLayoutEffect, useState } from 'react';
import { partKey, type PartProps } from '../shared/app/staticPart.tsx';
import { partHtml } from './pageSource.ts';

export function adoptPart(name: string) {
  return function AdoptedPart(props: PartProps) {
    const key = partKey(name, props);
    // During hydration React keeps what is in the document; the value counts only for parts of a page fetched later.
    const [html] = useState(() => partHtml(key));
    useLayoutEffect(() => {
      if (html === undefined) throw new Error(`The server sent no part ${key}`);
    }, [html, key]);
    return <div data-part={key} dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />;
  };
}
