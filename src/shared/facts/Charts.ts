// The shape of generated/charts.json: what the charts script computes from the regions and the pages draw.

/** Where a text stands: its anchor point and which end of the text touches it. */
export type LabelPlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** A region on one chart; without a label it is drawn as a small dot. */
export type ChartNode = { id: string; px: number; py: number; ms: number; label?: LabelPlace };

/** A region's fibre distance from Taipei and the round-trip time no line can beat. */
export type RegionFloor = { km: number; ms: number };

export type HeroChart = {
  viewBox: string;
  /** The chart's radius round Taipei, which is its origin. */
  radius: number;
  land: string;
  rings: { ms: number; r: number; label: LabelPlace }[];
  bearings: { text: string; x: number; y: number }[];
  arcs: string;
  nodes: ChartNode[];
};

/** What lies over the night chart's picture: three of its routes, for the lights that travel with the reader's scroll. */
export type NightChart = { width: number; height: number; pulses: string[] };

export type SeaPicture = { file: string; width: number; height: number };

/** Addresses of the pictures that carry words. */
export type WordedPictures = { night: string; stairs: string; dial: string };

/** The address of each cover that articles can have, by its name: a motif, and where it has several, `-` and the value that is marked. */
export type Covers = Readonly<Record<string, string>>;

/** A city's distance from Shanghai, and how much of it comes before the coast or the border of the mainland. */
export type Crossing = { km: number; outsideKm: number };

export type Charts = {
  crossings: Record<string, Crossing>;
  /** The land of the chart of hours. */
  hoursLand: string;
  sums: { regions: number; zones: number };
  floors: Record<string, RegionFloor>;
  hero: HeroChart;
  night: NightChart;
  sea: SeaPicture[];
};
