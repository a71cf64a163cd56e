// What a browser calls itself, in two words.

const find = (agent: string, rows: readonly (readonly [RegExp, string])[]): string =>
  rows.find(([sign]) => sign.test(agent))?.[1] ?? '';

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

export const deviceOf = (agent: string): string =>
  [find(agent, browsers), find(agent, systems)].filter(Boolean).join(' · ');
