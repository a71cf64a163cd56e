// The courses from the head office to the other four on a sea chart, with the great-circle distance of each.
import { kmBetween } from '../../../src/shared/calculators/fibreFloor.ts';
import { officePlaces } from '../../../src/shared/ui/charts/officePlaces.ts';
import { place, sea, seaAround } from './asianSea.ts';
import { path, plateSize, short, text, type Plate } from './Plate.ts';

const projection = seaAround(106.5);
const [home, ...others] = officePlaces;
const pointOf = ({ lon, lat }: { lon: number; lat: number }) => projection([lon, lat]) ?? [0, 0];

export const coursesPlate: Plate = {
  ...plateSize,
  draw({ label, number }) {
    const [homeX, homeY] = pointOf(home);
    const courses = others.map((city) => {
      const [x, y] = pointOf(city);
      return `M${short(homeX)} ${short(homeY)}L${short(x)} ${short(y)}`;
    });
    const cities = others.map((city) => {
      const [x, y] = pointOf(city);
      // The southernmost has its name on the other side of the courses, below.
      const [dx, dy, anchor] = city.id === 'singapore' ? ([18, 24, 'start'] as const) : ([-18, -6, 'end'] as const);
      const km = `${number(Math.round(kmBetween(home, city)))} km`;
      return (
        place(x, y) +
        text(x + dx, y + dy, label(city.id), 'bold halo', anchor) +
        text(x + dx, y + dy + 24, km, 'quiet halo', anchor)
      );
    });
    return [
      sea(projection),
      path(courses.join(''), 'mag'),
      ...cities,
      place(homeX, homeY),
      text(homeX, homeY - 22, label(home.id), 'bold halo', 'middle'),
    ].join('');
  },
};
