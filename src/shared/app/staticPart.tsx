// A part of the page without behaviour: rendered once on the server, adopted as it stands in the browser.
import { createContext, use, type ReactNode } from 'react';

/** How long a rendered part stays true: for a locale, for a page in a locale, or for this request only. */
export type PartScope = 'site' | 'page' | 'request';
export type PartProps = Record<string, string | number>;
export type PartRenderer = (key: string, scope: PartScope, part: ReactNode) => string;

export const PartsContext = createContext<PartRenderer | undefined>(undefined);

/** The same on both sides, so that the browser finds the server's HTML of exactly this part. */
export const partKey = (name: string, props: object) => [name, ...Object.values(props)].join(' ');

export function staticPart<P extends PartProps>(name: string, Part: (props: P) => ReactNode, scope: PartScope) {
  return function StaticPart(props: P) {
    const render = use(PartsContext);
    if (!render) throw new Error(`The static part ${name} was rendered outside the server`);
    const key = partKey(name, props);
    return <div data-part={key} dangerouslySetInnerHTML={{ __html: render(key, scope, <Part {...props} />) }} />;
  };
}
