// The one way a component gets its texts: a translate function bound to a namespace.
import { createContext, use } from 'react';

export type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => string;
export type TranslatorOf = (namespace: string) => Translate;

export const TranslatorContext = createContext<TranslatorOf | undefined>(undefined);

/** For texts of namespaces that are known only while rendering. */
export function useTranslator(): TranslatorOf {
  const translatorOf = use(TranslatorContext);
  if (!translatorOf) throw new Error('useT needs a TranslatorContext above it');
  return translatorOf;
}

export const useT = (namespace: string): Translate => useTranslator()(namespace);
