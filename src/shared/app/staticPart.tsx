// A part of the page without behaviour: rendered once on the server; the browser keeps its HTML as it is.
import { createContext, use, type ReactNode } from 'react';

/** Where a rendered part can be reused: in every page of a locale, in one page of a locale, or in this request only. */
export type PartScope = 'site' | 'page' | 'request';
export type PartProps = Record<string, string | number>;
export type PartRenderer = (key: string, scope: PartScope, part: ReactNode) => string;

export const PartsContext = createContext<PartRenderer | undefined>(undefined);

/** The same on both sides, so that the browser finds the server's HTML of this very part. */
export const partKey = (name: string, props: object) => [name, ...Object.values(props)].join(' ');

export function staticPart<P extends PartProps>(name: string, Part: (props: P) => ReactNode, scope: PartScope) {
  return function StaticPart(props: P) {
    const render = use(PartsContext);
    if (!render) throw new Error(`The static part ${name} was rendered outside the server`);
    const key = partKey(name, props);
    return <div data-part={key} dangerouslySetInnerHTML={{ __html: render(key, scope, <Part {...props} />) }} />;
  };
}
