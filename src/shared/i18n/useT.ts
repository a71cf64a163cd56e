// How a component gets its texts: a translate function for one namespace.
import { createContext, use } from 'react';
import type { AlwaysGiven } from '../app/AlwaysGiven.ts';

export type TextValues = Record<string, string | number>;
export type Translate = (key: string, values?: TextValues) => string;
export type TranslatorOf = (namespace: string) => Translate;

export const TranslatorContext = createContext<TranslatorOf>(undefined as AlwaysGiven);

/** For namespaces that are known only while rendering. */
export const useTranslator = (): TranslatorOf => use(TranslatorContext);

export const useT = (namespace: string): Translate => useTranslator()(namespace);
