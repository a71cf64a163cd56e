// What a visitor may ask the rule of, in the order of the rows in the texts.
export const pathCases = ['static', 'html', 'api', 'account'] as const;
