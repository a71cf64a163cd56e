// The currencies in which pages show prices. Price lists are in US dollars.
export const currencies = ['usd', 'twd'] as const;
export type Currency = (typeof currencies)[number];
