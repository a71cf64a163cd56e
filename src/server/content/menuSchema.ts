// What content/menu.yaml holds: rows that lead to a page or off the site, and groups of rows.
import * as v from 'valibot';
import type { PageId } from '../../shared/pages/pages.ts';
import { menuIcons, type MenuIcon } from './menuIcons.ts';
import { identifier, words } from '../../shared/facts/kinds.ts';
import { link, page } from './kinds.ts';

const priceLists = ['servers', 'cdn', 'ddos', 'sms', 'prepaid'] as const;

export type MenuTarget = {
  page?: PageId | undefined;
  hash?: string | undefined;
  query?: Record<string, string> | undefined;
  /** The page to lead to in languages that lack the first one. */
  otherwise?: PageId | undefined;
  link?: string | undefined;
};

export type MenuRow = MenuTarget & {
  id: string;
  /** A single link in the header, even where it has children for the footer. */
  only?: boolean | undefined;
  newTab?: boolean | undefined;
  /** The sign beside the name. */
  icon?: MenuIcon | undefined;
  /** The price list whose lowest price is shown. */
  from?: (typeof priceLists)[number] | undefined;
  children?: MenuRow[] | undefined;
};

export const targetEntries = {
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
    from: v.optional(v.picklist(priceLists)),
    children: v.optional(v.array(level < deepest ? row(level + 1) : v.never('a menu is at most three levels deep'))),
  });

export const menuSchema = v.array(row(1));
