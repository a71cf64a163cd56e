// Lists the settings that a brand's owner has left empty, the costliest first, and what the site shows instead.
import type { BrandContent } from '../../src/server/content/BrandContent.ts';
import type { Owner } from '../../src/shared/facts/facts.ts';
import type { TranslatorOf } from '../../src/shared/i18n/useT.ts';
import type { LocaleCode } from '../../src/shared/i18n/locales.ts';
import { askedFirst, ownerSettings, ownerText, type OwnerKey } from '../../src/shared/owner/ownerSettings.ts';
import { ownerOn, storiesOn } from '../../src/shared/owner/lasts.ts';

type Setting = { key: string; shown: string; isFilled: boolean; instead: string };

export type EmptySettings = { total: number; empty: readonly Setting[] };

type Asked = { locale: LocaleCode; today: string; texts: TranslatorOf };

const nothing = '(nothing)';
const isReal = (source: string | undefined) => source !== 'sample';

export function emptySettings(
  { site, owner: given, exchange, stories }: BrandContent,
  { locale, today, texts }: Asked,
): EmptySettings {
  // Expired settings count as empty.
  const owner = ownerOn(given, today);
  const t = texts('owner');
  const nameOf = (page: string) => texts(page)('name');
  const ofOwner = (key: OwnerKey): Setting => ({
    key: `owner.yaml ${key}`,
    shown: ownerSettings[key].shown,
    isFilled: ownerSettings[key].isFilled(owner),
    instead: ownerText(owner, key, { locale, today, t, nameOf }) ?? nothing,
  });
  const keys = Object.keys(ownerSettings) as OwnerKey[];
  const settings: Setting[] = [
    ...keys.filter((key) => key in askedFirst).map(ofOwner),
    ...site.offices.flatMap(({ id, source, chats }) =>
      ['telphone', ...chats.map(({ name }) => `chats.${name}`)].map((channel) => ({
        key: `site.yaml offices.${id}.${channel}`,
        shown: 'partner, intro, contact_us',
        isFilled: isReal(source),
        instead: 'a sample that leads to nobody',
      })),
    ),
    ...site.offices.map(({ id, source }) => ({
      key: `site.yaml offices.${id}.source`,
      shown: 'partner, intro, contact_us',
      isFilled: isReal(source),
      instead: 'city only: a sample street is not shown',
    })),
    { key: 'site.yaml social', shown: 'footer', isFilled: site.social.length > 0, instead: nothing },
    ...site.social.map(({ name, source }) => ({
      key: `site.yaml social.${name}`,
      shown: 'footer',
      isFilled: isReal(source),
      instead: 'a sample that leads to nobody',
    })),
    {
      key: 'exchange.yaml twdPerUsd.source',
      shown: 'all amounts in NT$',
      isFilled: isReal(exchange.twdPerUsd.source),
      instead: 'approximate amounts at the sample rate',
    },
    ...keys.filter((key) => !(key in askedFirst)).map(ofOwner),
    {
      key: 'stories',
      shown: 'partner, home, pages they name, pages of their own',
      isFilled: storiesOn(stories, today).length > 0,
      instead: nothing,
    },
  ];
  return { total: settings.length, empty: settings.filter(({ isFilled }) => !isFilled) };
}

/** Printed by a build while the owner has not named their company: no page can then say who signs. */
export const ownerWarning = ({ legal }: Owner): string | undefined =>
  legal.entity
    ? undefined
    : 'content/owner.yaml legal.entity is empty: partner, privacy and disclaimer name the brand alone (npm run settings lists the rest)';
