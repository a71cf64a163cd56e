// The currencies that prices are shown in; US dollars is what price lists are written in.
export const currencies = ['usd', 'twd'] as const;
export type Currency = (typeof currencies)[number];
