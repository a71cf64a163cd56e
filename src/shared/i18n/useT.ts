// The one way a component gets its texts: a translate function bound to a namespace.
import { createContext, use } from 'react';

export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;
export type TranslatorOf = (namespace: string) => Translate;

/** Without one the first call fails by itself; a sentence about it would travel to every visitor. */
export const TranslatorContext = createContext<TranslatorOf>(undefined as never);

/** For texts of namespaces that are known only while rendering. */
export const useTranslator = (): TranslatorOf => use(TranslatorContext);

export const useT = (namespace: string): Translate => useTranslator()(namespace);
