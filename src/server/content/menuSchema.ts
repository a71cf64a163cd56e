// Schemas of what leads to pages: content/menu.yaml, content/banners.yaml and content/links.yaml.
import * as v from 'valibot';
import { fromLists } from '../../shared/calculators/fromPrices.ts';
import type { PageId } from '../../shared/pages/pages.ts';
import { menuIcons, type MenuIcon } from './menuIcons.ts';
import { day, identifier, words } from '../../shared/facts/kinds.ts';
import { link, page } from './kinds.ts';

export type MenuTarget = {
  page?: PageId | undefined;
  hash?: string | undefined;
  query?: Record<string, string> | undefined;
  /** Used instead in languages that lack `page`. */
  otherwise?: PageId | undefined;
  link?: string | undefined;
};

export type MenuRow = MenuTarget & {
  id: string;
  /** A single link in the header, even if it has children in the footer. */
  only?: boolean | undefined;
  newTab?: boolean | undefined;
  /** The icon beside the name. */
  icon?: MenuIcon | undefined;
  /** The price list whose lowest price is shown. */
  from?: (typeof fromLists)[number] | undefined;
  children?: MenuRow[] | undefined;
};

const targetEntries = {
  page: v.optional(page),
  hash: v.optional(identifier),
  query: v.optional(v.record(identifier, words)),
  otherwise: v.optional(page),
  link: v.optional(link),
};

const deepest = 3;

const row = (level: number): v.GenericSchema<unknown, MenuRow> =>
  v.strictObject({
    id: identifier,
    ...targetEntries,
    only: v.optional(v.boolean()),
    newTab: v.optional(v.boolean()),
    icon: v.optional(v.picklist(menuIcons)),
    from: v.optional(v.picklist(fromLists)),
    children: v.optional(v.array(level < deepest ? row(level + 1) : v.never('a menu is at most three levels deep'))),
  });

export const menuSchema = v.array(row(1));

/** One row per banner of the home page; the texts are in locales. */
export const bannerSchema = v.array(
  v.strictObject({
    id: identifier,
    art: v.picklist(['chart', 'stairs', 'dial']),
    dialog: v.optional(v.boolean(), false),
    until: v.optional(day),
    links: v.array(v.strictObject({ id: identifier, ...targetEntries })),
  }),
);

export type BannerRow = v.InferOutput<typeof bannerSchema>[number];

/** Opaque link ids of campaign pages that no menu shows. */
export const linksSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/, 'is not 8 to 64 hexadecimal digits')),
    page,
    until: day,
  }),
);

export type LinkRow = v.InferOutput<typeof linksSchema>[number];
