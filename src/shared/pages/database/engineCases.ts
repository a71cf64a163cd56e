// The engines that a visitor may ask about, in the order of their rows in the texts.
export const engineCases = ['mysql', 'mssql', 'redis'] as const;
