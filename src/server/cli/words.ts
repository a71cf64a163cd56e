// Words from locales/ for commands: English for stored codes, and any language for mails.
import { join } from 'node:path';
import { formNamed } from '../../shared/forms/forms.ts';
import { sizeText } from '../../shared/forms/formTexts.ts';
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import { translatorOver } from '../../shared/i18n/translate.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { contentFolder, faultList } from '../content/contentFolder.ts';
import { readPrices } from '../content/readPrices.ts';
import { readSite, type Site } from '../content/readSite.ts';
import { leadRows } from '../enquiries/leadNews.ts';
import { readNamespace } from '../i18n/localeFiles.ts';
import type { Lead } from '../store/leads.ts';
import { contentDir } from './withStore.ts';

const folder = join(import.meta.dirname, '../../../locales');

/** The first brand's own file alone: a mistake in an article must not keep staff from their work. */
export const ourSite = once((): Site | undefined => readSite(contentFolder(contentDir, faultList())));
const brand = (): string => ourSite()?.brand ?? '';
const prices = once(() => readPrices(contentFolder(contentDir, faultList()), undefined));

/** Texts that name the first brand, or the given one. */
export const textsIn =
  (locale: LocaleCode, named = brand()): TranslatorOf =>
  (namespace) => {
    const bundle = readNamespace(folder, locale, namespace);
    return translatorOver({ [namespace]: bundle }, localeOf(locale).iso, named)(namespace);
  };

const textsOf = textsIn('en');

export const formWord = (form: string): string => (formNamed(form) ? textsOf('forms')(`names.${form}`) : form);

export const sizeWord = (bytes: number): string => sizeText(textsOf('forms'), 'en', bytes);

export const languageWord = (locale: string): string => (isLocaleCode(locale) ? localeOf(locale).name : locale);

/** Label and value of every field that was filled in; for a form that no longer exists, what is stored. */
export function valueWords({ form: id, locale, values }: Lead): [label: string, value: string][] {
  const form = formNamed(id);
  // Only an estimate says anything of prices.
  const marked = values['estimate'] ? prices() : undefined;
  const reader = { locale: localeOf('en'), textsOf, ...(marked && { prices: marked }) };
  const rows = form && isLocaleCode(locale) ? leadRows(form, locale, values, reader) : [];
  const names = new Set(form?.groups.flat().map(({ name }) => name) ?? []);
  const others = Object.entries(values).filter(([name]) => !names.has(name));
  return [
    ...rows.map(({ label, value }): [string, string] => [label, value]),
    ...others.map(([name, value]): [string, string] => [name, [value].flat().join(', ')]),
  ];
}

export const text = ({ values }: Lead, name: string): string => [values[name] ?? ''].flat().join(', ');

/** The product or cloud of a lead, or else the services that were ticked. */
export const productOf = (lead: Lead): string => {
  const words = new Map(valueWords(lead));
  const labels = ['product', 'cloudVersion', 'plan', 'services', 'directions'];
  const label = labels.find((name) => text(lead, name) !== '');
  return label ? (words.get(textsOf('forms')(`fields.${label}.label`)) ?? text(lead, label)) : '';
};
