// The five offices as lights on a sea chart, each with the hours of the sales desk on its own clock.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { localHours } from '../../../src/shared/sections/localHours.ts';
import { officePlaces } from '../../../src/shared/ui/charts/officePlaces.ts';
import { flare, place, sea, seaAround } from './asianSea.ts';
import { plateSize, text, type Plate } from './Plate.ts';

const { support }: { support: { salesFrom: string; salesTo: string } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);

const projection = seaAround(110.5);

/** Where a name stands beside its light. */
type Beside = { anchor: 'start' | 'end'; at: [number, number] };
const names: Readonly<Record<(typeof officePlaces)[number]['id'], Beside>> = {
  taipei: { anchor: 'end', at: [-16, -34] },
  hongkong: { anchor: 'end', at: [-16, 12] },
  singapore: { anchor: 'start', at: [18, 26] },
  kualalumpur: { anchor: 'start', at: [30, -36] },
  phnompenh: { anchor: 'start', at: [24, 4] },
};

export const lightsPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const lights = officePlaces.map(({ id, country, lat, lon }) => {
      const [x, y] = projection([lon, lat]) ?? [0, 0];
      const { anchor, at } = names[id];
      const hours = label('hours', localHours(country, support.salesFrom, support.salesTo));
      return [
        flare(x, y),
        place(x, y),
        text(x + at[0], y + at[1], label(id), 'bold halo', anchor),
        text(x + at[0], y + at[1] + 24, hours, 'quiet halo', anchor),
      ].join('');
    });
    return [sea(projection), ...lights].join('');
  },
};
