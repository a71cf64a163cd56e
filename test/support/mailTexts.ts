// The texts of mails for tests that work without the built site.
import { readFileSync } from 'node:fs';
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import type { MailText } from '../../src/server/deliver/leadNews.ts';

type Texts = { [key: string]: string | Texts };

const texts = Object.fromEntries(
  localeCodes.map((code): [string, Texts] => [code, JSON.parse(readFileSync(`locales/${code}/mail.json`, 'utf8'))]),
);

export const mailText: MailText = (locale, key, values = {}) => {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (inside, name) => (typeof inside === 'object' ? inside[name] : undefined),
      texts[locale],
    );
  if (typeof found !== 'string') throw new Error(`mail.json of ${locale} has no ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_whole, value: string) => values[value] ?? '?');
};
