// The browser's small translator. It gives the same text for every key as i18next does on the server.
import type { Translate, TranslatorOf, TextValues } from './useT.ts';

type Tree = { [key: string]: string | Tree };

const find = (tree: Tree | undefined, key: string): string | undefined => {
  let at: string | Tree | undefined = tree;
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** Fills in `{{name}}` placeholders. `missing` returns the replacement where a value is not given. */
export const fill = (text: string, values: TextValues, missing: (mark: string) => string = () => ''): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (mark, name: string) => String(values[name.trim()] ?? missing(mark)));

/** The server has already filled fallbacks into `bundles`, so a missing key has none. Any text may use the brand. */
export function translatorOver(bundles: Readonly<Record<string, Tree>>, iso: string, brand: string): TranslatorOf {
  const plural = new Intl.PluralRules(iso);
  return (namespace): Translate =>
    (key, values = {}) => {
      const tree = bundles[namespace];
      const { count } = values;
      const counted =
        typeof count === 'number'
          ? (find(tree, `${key}_${plural.select(count)}`) ?? find(tree, `${key}_other`))
          : undefined;
      const text = counted ?? find(tree, key);
      return text === undefined ? key : fill(text, { brand, ...values });
    };
}
