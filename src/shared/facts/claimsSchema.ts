// Schema of content/claims.yaml: every number that the site claims.
import * as v from 'valibot';
import { clock, country, identifier, usd, whole, words } from './kinds.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100, 'is above 100 percent'));
const count = <Name extends string>(...names: Name[]) => v.strictObject(v.entriesFromList(names, whole));

export const claimsSchema = v.strictObject({
  cdn: count('nodes', 'capacityTbps'),
  edgeNext: count('nodes'),
  sms: v.strictObject({ countries: whole, gateways: whole, deliveryPercent: percent }),
  live: v.strictObject({ ...count('pops', 'capacityTbps', 'countries').entries, packagesPercent: percent }),
  ddos: v.strictObject({ cleaningPercent: percent }),
  coshield: v.strictObject({ usersPerNode: whole, billing: v.array(words) }),
  platform: v.strictObject({ belowListPercent: percent, for: v.array(words) }),
  support: v.strictObject({ technical: words, salesDays: words, salesFrom: clock, salesTo: clock, zone: words }),
  reply: v.strictObject({ enquiryWorkingDays: v.array(whole), activationHours: whole, prepaidHours: whole }),
  trial: v.strictObject({ perProductAndCompany: whole, noticeHours: whole, tencentVoucherUsd: usd }),
  offices: v.array(country),
  sites: v.array(country),
  clouds: v.array(identifier),
  cdnPartners: v.array(identifier),
  payment: v.strictObject({ all: v.array(words), live: v.array(words) }),
  quietHours: v.strictObject({
    country,
    appliesTo: words,
    zone: words,
    ranges: v.array(v.tuple([clock, clock])),
  }),
  figures: v.array(v.strictObject({ claim: words, source: words, pages: v.array(words), condition: words })),
});
