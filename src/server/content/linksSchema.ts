// What content/links.yaml holds: opaque link ids of campaign pages that no menu shows.
import * as v from 'valibot';
import { day } from '../../shared/facts/kinds.ts';
import { page } from './kinds.ts';

export const linksSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/, 'is not 8 to 64 hexadecimal digits')),
    page,
    until: day,
  }),
);

export type LinkRow = v.InferOutput<typeof linksSchema>[number];
