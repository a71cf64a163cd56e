// What content/holidays.yaml holds: for each year the days on which the sales desk is closed besides weekends.
import * as v from 'valibot';
import { day } from '../../shared/facts/kinds.ts';

const year = v.pipe(v.string(), v.regex(/^20\d\d$/, 'is not a year such as 2026'));

export const holidaysSchema = v.record(year, v.array(day, 'must be a list of days'));

export type Holidays = v.InferOutput<typeof holidaysSchema>;
