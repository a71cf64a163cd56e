// Layout of the map of hours: the hours of a day from left to right, each as wide as 15° of longitude.

/** `west`: longitude of the left edge; `equator`: y of the equator. */
export const hoursMap = { width: 1440, height: 440, hour: 60, west: -37.5, equator: 280 } as const;

const degrees = hoursMap.width / 360;

export function hoursPlace([lon, lat]: readonly [number, number]): { x: number; y: number } {
  const east = (lon - hoursMap.west + 360) % 360;
  return { x: Math.round(east * degrees), y: Math.round(hoursMap.equator - lat * degrees) };
}
