// The way of a request: answered by the node that holds a copy, or fetched once from the origin and then kept.
import { circle, hatching, path, text, type Plate } from './Plate.ts';

const visitor = { x: 80, y: 190 };
const node = { x: 300, y: 190 };
const origin = { x: 520, y: 190 };
/** How far along its life a copy is when it is taken away before its time. */
const life = { from: 60, to: 540, purged: 400, y: 420 };

const arrow = (x: number, y: number, way: 1 | -1) => `M${x - 9 * way} ${y - 6}L${x} ${y}L${x - 9 * way} ${y + 6}`;

export const cachePlate: Plate = {
  width: 600,
  height: 500,
  draw({ label }) {
    const others = [-3, -2, 2, 3].map((step) => circle(node.x, node.y + step * 34, 6, 'bed')).join('');
    return [
      hatching,
      path(`M${visitor.x + 22} 176C150 130 230 130 ${node.x - 26} 176${arrow(node.x - 26, 176, 1)}`, 'mag'),
      path(`M${visitor.x + 22} 206C150 250 230 250 ${node.x - 26} 206`, 'line'),
      path(`M${node.x + 26} 206C370 250 450 250 ${origin.x - 32} 206${arrow(origin.x - 32, 206, 1)}`, 'line'),
      path(`M${origin.x - 32} 176C450 130 370 130 ${node.x + 26} 176${arrow(node.x + 26, 176, -1)}`, 'line dashed'),
      others,
      circle(visitor.x, visitor.y, 20, 'sheet'),
      circle(node.x, node.y, 24, 'sheet'),
      circle(node.x, node.y, 24, 'hatched-mag'),
      path(`M${origin.x - 28} 162h56v56h-56zM${origin.x - 28} 181h56M${origin.x - 28} 199h56`, 'sheet'),
      text(visitor.x, 246, label('visitor'), 'bold', 'middle'),
      text(node.x, 58, label('node'), 'bold', 'middle'),
      text(origin.x, 246, label('origin'), 'bold', 'middle'),
      text(178, 122, label('hit'), 'mark bold halo', 'middle'),
      text(406, 274, label('miss'), 'quiet halo', 'middle'),
      text(406, 122, label('kept'), 'quiet halo', 'middle'),
      path(`M${life.from} ${life.y}h${life.purged - life.from}v26h-${life.purged - life.from}z`, 'sheet'),
      path(`M${life.from} ${life.y}h${life.purged - life.from}v26h-${life.purged - life.from}z`, 'hatched'),
      path(`M${life.purged} ${life.y}H${life.to}v26H${life.purged}`, 'line dashed'),
      path(`M${life.purged} ${life.y - 14}v54`, 'line'),
      text(life.from, life.y - 14, label('life'), 'bold'),
      text(life.purged, life.y + 62, label('purge'), 'quiet', 'middle'),
      text(life.to, life.y - 14, label('expiry'), 'quiet', 'end'),
    ].join('');
  },
};
