// The design's colours for what takes no stylesheet: mails, icons, cards, the manifest. Named as in tokens.css; a test compares them.

/** The colour of what can be pressed, by day and by night; a brand may have its own. */
export type Accent = { day: string; night: string };

export const palette = {
  day: {
    paper: '#f7f8f6',
    sheet: '#ffffff',
    land: '#ece4cf',
    water: '#cbdde2',
    ink: '#0f1e27',
    ink2: '#41505a',
    ink3: '#4e5b63',
    line: '#d6dcdb',
    line2: '#a9b5b8',
    mag: '#b3145a',
    on: '#ffffff',
  },
  night: {
    paper: '#14222b',
    sheet: '#27404f',
    land: '#1e323e',
    water: '#1a3542',
    night: '#0a161e',
    ink: '#e8eff0',
    ink2: '#bccbd1',
    ink3: '#a6b8c0',
    line2: '#557080',
    edge: '#8ba2ad',
    mag: '#ff7db1',
    on: '#0b1821',
  },
} as const;

export const houseAccent: Accent = { day: palette.day.mag, night: palette.night.mag };
