// A depth section: six kinds of request sink to the layer that answers or refuses them, and one reaches the origin.
import { circle, path, plateSize, text, type Plate } from './Plate.ts';

const layers = ['dns', 'flood', 'waf', 'bots', 'cache', 'origin'];
const requests = ['unknown', 'attack', 'injection', 'scraper', 'picture', 'order'];
const thickness = 76;
const topOf = (layer: number) => 82 + layer * thickness;

export const depthPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const beds = layers.map((name, index) => {
      const y = topOf(index);
      const foot = y + thickness;
      const outline = `M20 ${y}C150 ${y - 8} 300 ${y + 10} 580 ${y}V${foot}C300 ${foot + 10} 150 ${foot - 8} 20 ${foot}z`;
      return path(outline, `bed bed${index}`) + text(32, y + 44, label(name), 'bold');
    });
    const plumbs = requests.map((name, index) => {
      const x = 176 + index * 74;
      const y = topOf(index) + thickness / 2;
      const last = index === requests.length - 1;
      const end = last ? circle(x, y, 7, 'mag-face') : path(`M${x - 6} ${y - 6}l12 12m0-12l-12 12`, 'line');
      const upper = index % 2 === 0;
      const classes = (last ? 'mark bold' : 'quiet') + (last || index === 0 ? '' : upper ? ' rare' : ' extra');
      return (
        path(`M${x} 64V${y}`, last ? 'mag' : 'line') + end + text(x, upper ? 26 : 55, label(name), classes, 'middle')
      );
    });
    return [...beds, ...plumbs].join('');
  },
};
