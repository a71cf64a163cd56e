// The types of generated/charts.json, which the charts script computes from the regions and pages draw.

/** Position of a text: its anchor point, and which end of the text touches it. */
export type LabelPlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** A region on one chart; without a label it is drawn as a small dot. */
export type ChartNode = { id: string; px: number; py: number; ms: number; label?: LabelPlace };

/** A region's fibre distance from Taipei, and the shortest round-trip time that light in fibre allows. */
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

/** Overlay of the night chart's picture: three of its routes, along which lights move while the reader scrolls. */
type NightChart = { width: number; height: number; pulses: string[] };

type SeaPicture = { file: string; width: number; height: number };

/** Addresses of the pictures that contain words. */
export type WordedPictures = { night: string; stairs: string; dial: string };

/** Address of each article cover by its name: a motif, and for a motif with several variants `-` and the marked value. */
export type Covers = Readonly<Record<string, string>>;

/** A city's distance from Shanghai, and how much of it lies outside mainland China. */
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
