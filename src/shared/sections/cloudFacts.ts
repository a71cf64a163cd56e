// Figures from content/clouds for texts to name.
import { tableScan } from '../calculators/tableScan.ts';
import type { CloudFacts } from '../facts/facts.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { percentText, plainNumber } from '../i18n/numbers.ts';
import type { TextValues } from '../i18n/useT.ts';

function scanFacts(locale: LocaleRow, { gcpService }: Readonly<Record<string, CloudFacts>>): TextValues {
  if (!gcpService?.scan) return {};
  const { scan } = gcpService;
  const { cells, read, percent, columnsTb, gb } = tableScan(scan);
  return {
    scanTb: plainNumber(locale, scan.tb),
    scanColumns: scan.columns,
    scanWeeks: scan.weeks,
    scanReadColumns: scan.reads.length,
    scanReadWeeks: scan.readWeeks,
    scanCells: cells,
    scanRead: read,
    scanShare: percentText(locale, Math.round(percent * 10) / 10),
    scanColumnsTb: plainNumber(locale, columnsTb, 2),
    scanGb: plainNumber(locale, gb, 0),
  };
}

/** Layers of a system, from what people use down to storage. */
export const layers = ['applications', 'containers', 'server', 'sql', 'files'] as const;

const layerFacts = ({ huaweiCloud }: Readonly<Record<string, CloudFacts>>): TextValues =>
  huaweiCloud?.stay ? { layersStay: huaweiCloud.stay.length, layersMove: layers.length - huaweiCloud.stay.length } : {};

function licenceFacts({ azureCloud }: Readonly<Record<string, CloudFacts>>): TextValues {
  if (!azureCloud?.licences) return {};
  const { licences } = azureCloud;
  const assured = licences.filter((licence) => licence.assured).length;
  return { licencesOwned: licences.length, licencesAssured: assured, licencesRented: licences.length - assured };
}

function delayFacts(locale: LocaleRow, { tencentCloud }: Readonly<Record<string, CloudFacts>>): TextValues {
  const delays = Object.values(tencentCloud?.delays ?? {});
  if (delays.length === 0) return {};
  return {
    delayMost: plainNumber(locale, Math.max(...delays)),
    delayLeast: plainNumber(locale, Math.min(...delays)),
  };
}

const filingFacts = ({ aliCloud }: Readonly<Record<string, CloudFacts>>): TextValues =>
  aliCloud?.filing ? { filingDays: aliCloud.filing.review + aliCloud.filing.confirm + aliCloud.filing.authority } : {};

function tierFacts(locale: LocaleRow, { akamai }: Readonly<Record<string, CloudFacts>>): TextValues {
  if (!akamai?.tiers) return {};
  const { gb, downloads, edges, parents } = akamai.tiers;
  return {
    tierGb: gb,
    tierDownloads: plainNumber(locale, downloads),
    tierEdges: edges,
    tierParents: parents,
    tierServedGb: plainNumber(locale, gb * downloads),
  };
}

function zoneFacts({ cloudflareCloud }: Readonly<Record<string, CloudFacts>>): TextValues {
  const zones = cloudflareCloud?.zones ?? [];
  if (zones.length === 0) return {};
  return { zones: zones.length, zoneRecords: zones.reduce((sum, { records }) => sum + records, 0) };
}

export function cloudFacts(clouds: Readonly<Record<string, CloudFacts>>, locale: LocaleRow): TextValues {
  return {
    ...scanFacts(locale, clouds),
    ...layerFacts(clouds),
    ...licenceFacts(clouds),
    ...delayFacts(locale, clouds),
    ...filingFacts(clouds),
    ...tierFacts(locale, clouds),
    ...zoneFacts(clouds),
  };
}
