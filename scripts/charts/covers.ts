// THE list of cover motifs, each drawn with every value that an article may ask for: `rings-jp-tokyo`, `clock`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { clock } from './covers/clock.ts';
import type { Cover, CoverFacts } from './covers/Cover.ts';
import { depth } from './covers/depth.ts';
import { dial } from './covers/dial.ts';
import { hours } from './covers/hours.ts';
import { ledger } from './covers/ledger.ts';
import { matrix } from './covers/matrix.ts';
import { rings } from './covers/rings.ts';
import { rosette } from './covers/rosette.ts';
import { sieve } from './covers/sieve.ts';
import { stairs } from './covers/stairs.ts';
import { sum } from './covers/sum.ts';
import { week } from './covers/week.ts';
import { zones } from './covers/zones.ts';

const motifs: Readonly<Record<string, Cover>> = {
  rings,
  stairs,
  ledger,
  clock,
  sum,
  sieve,
  zones,
  dial,
  rosette,
  hours,
  depth,
  matrix,
  week,
};

/** Facts come from content/: when a price changes there, the next build redraws the cover. */
function readFacts(folder: string): CoverFacts {
  const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));
  return {
    regions: read('regions.yaml'),
    usdPerGb: read('prices/cdn.yaml').bandwidth.usdPerGb,
    servers: read('prices/servers.yaml'),
    packs: read('prices/prepaid.yaml'),
    claims: read('claims.yaml'),
  };
}

export function drawCovers(content: string): Record<string, string> {
  const facts = readFacts(content);
  return Object.fromEntries(
    Object.entries(motifs).flatMap(([motif, { values, draw }]) =>
      values ? values(facts).map((value) => [`${motif}-${value}`, draw(facts, value)]) : [[motif, draw(facts, '')]],
    ),
  );
}
