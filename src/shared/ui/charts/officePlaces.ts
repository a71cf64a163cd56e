// Where the five offices stand on charts; the first one is the head office.

export const officePlaces = [
  { id: 'taipei', country: 'TW', lat: 25.03, lon: 121.56 },
  { id: 'hongkong', country: 'HK', lat: 22.28, lon: 114.16 },
  { id: 'singapore', country: 'SG', lat: 1.29, lon: 103.85 },
  { id: 'kualalumpur', country: 'MY', lat: 3.14, lon: 101.69 },
  { id: 'phnompenh', country: 'KH', lat: 11.56, lon: 104.93 },
] as const;
