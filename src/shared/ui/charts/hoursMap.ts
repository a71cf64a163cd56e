// How the chart of hours is laid out: a day's hours from left to right, each as wide as the longitude it takes.

/** `west`: the longitude of its left edge; `equator`: how far down that lies. */
export const hoursMap = { width: 1440, height: 440, hour: 60, west: -37.5, equator: 280 } as const;

const degrees = hoursMap.width / 360;

export function hoursPlace([lon, lat]: readonly [number, number]): { x: number; y: number } {
  const east = (lon - hoursMap.west + 360) % 360;
  return { x: Math.round(east * degrees), y: Math.round(hoursMap.equator - lat * degrees) };
}
