// Coordinates of the five offices on charts, as exact as those of the regions; the first is the head office.

export const officePlaces = [
  { id: 'taipei', country: 'TW', lat: 25.03, lon: 121.56 },
  { id: 'hongkong', country: 'HK', lat: 22.32, lon: 114.17 },
  { id: 'singapore', country: 'SG', lat: 1.35, lon: 103.82 },
  { id: 'kualalumpur', country: 'MY', lat: 3.14, lon: 101.69 },
  { id: 'phnompenh', country: 'KH', lat: 11.56, lon: 104.93 },
] as const;
