// Positions of place names beside their dots, set by hand: good chart lettering cannot be computed.
import type { ChartNode, LabelPlace } from '../../src/shared/facts/Charts.ts';
import type { Point, Region } from './regions.ts';

type Offset = [dx: number, dy: number, anchor: LabelPlace['anchor']];
type Lettering = Record<string, Offset>;

/** Regions left out are too close to a named one to have a name. */
export const heroLettering: Lettering = {
  'cn-beijing': [8, -4, 'start'],
  'cn-chengdu': [-7, 4, 'end'],
  'cn-shanghai': [7, 9, 'start'],
  hongkong: [-8, 9, 'end'],
  'jp-tokyo': [8, 4, 'start'],
  singapore: [-8, 9, 'end'],
  'id-jakarta': [8, 10, 'start'],
  'in-mumbai': [-7, 5, 'end'],
  'me-dubai': [-7, 3, 'end'],
  'au-sydney': [8, 0, 'start'],
  'us-west': [-8, -4, 'end'],
  'eu-frankfurt': [-7, 10, 'end'],
  'gb-london': [-7, 0, 'end'],
};

/** At the upper edge of nearly every picture: the route is drawn, but the name would be cut off. */
export const heroRoutesWithoutName = new Set(['us-east']);

export const worldLettering: Lettering = {
  'us-west': [-3, 18, 'end'],
  'us-east': [-4, -10, 'end'],
  singapore: [8, 10, 'start'],
  'my-kualalumpur': [-8, 4, 'end'],
  'id-jakarta': [8, 12, 'start'],
  'in-mumbai': [-8, 10, 'end'],
  'me-dubai': [7, 12, 'start'],
  'au-sydney': [-8, 6, 'end'],
  'eu-frankfurt': [7, 11, 'start'],
  'gb-london': [-2, -9, 'start'],
};

export const insetLettering: Lettering = {
  'cn-hangzhou': [-8, 8, 'end'],
  'cn-shanghai': [8, 2, 'start'],
  'cn-qingdao': [8, 4, 'start'],
  'cn-beijing': [8, 0, 'start'],
  'cn-zhangjiakou': [8, -8, 'start'],
  'cn-ulanqab': [-4, -10, 'end'],
  'cn-hohhot': [-7, 7, 'end'],
  'cn-chengdu': [0, 18, 'middle'],
  'cn-shenzhen': [-8, -1, 'end'],
  'cn-heyuan': [8, 6, 'start'],
  hongkong: [8, 15, 'start'],
  'jp-tokyo': [0, 16, 'middle'],
};

export function chartNode(region: Region, [px, py]: Point, lettering: Lettering): ChartNode {
  const node = { id: region.id, px, py, ms: region.floor.ms };
  const offset = lettering[region.id];
  if (!offset) return node;
  const [dx, dy, anchor] = offset;
  return { ...node, label: { x: px + dx, y: py + dy, anchor } };
}
