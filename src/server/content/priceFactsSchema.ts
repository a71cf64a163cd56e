// What content/prices/lists.yaml holds of the price lists that are published as data.
import * as v from 'valibot';
import { priceLists, type PriceList } from '../../shared/webapi/priceLists.ts';
import { day } from '../../shared/facts/kinds.ts';
import { link } from './kinds.ts';

const days = Object.fromEntries(priceLists.map((list) => [list, day])) as Record<PriceList, typeof day>;
/** From which day each list is valid, and under which licence its data may be used. */
export const priceFactsSchema = v.strictObject({ licence: link, validFrom: v.strictObject(days) });
export type PriceFacts = v.InferOutput<typeof priceFactsSchema>;
