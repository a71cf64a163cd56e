// How a component gets its texts: a translate function for one namespace.
import { createContext, use } from 'react';

export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;
export type TranslatorOf = (namespace: string) => Translate;

/**
 * First value of a context that always gets one. No check and no message for a missing value: the first read fails anyway, and a
 * message would be sent to every visitor.
 */
export type AlwaysGiven = never;

export const TranslatorContext = createContext<TranslatorOf>(undefined as AlwaysGiven);

/** For namespaces that are known only while rendering. */
export const useTranslator = (): TranslatorOf => use(TranslatorContext);

export const useT = (namespace: string): Translate => useTranslator()(namespace);
