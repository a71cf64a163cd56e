// What content/banners.yaml holds: one row a banner of the home page; its words are in locales.
import * as v from 'valibot';
import { day, identifier } from '../../shared/facts/kinds.ts';
import { targetEntries } from './menuSchema.ts';

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
