// The one way a component gets its texts: a translate function bound to a namespace.
import { createContext, use } from 'react';

export type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => string;
export type TranslatorOf = (namespace: string) => Translate;

export const TranslatorContext = createContext<TranslatorOf | undefined>(undefined);

export function useT(namespace: string): Translate {
  const translatorOf = use(TranslatorContext);
  if (!translatorOf) throw new Error('useT needs a TranslatorContext above it');
  return translatorOf(namespace);
}
