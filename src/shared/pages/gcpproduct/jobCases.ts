// What a visitor may come to Google Cloud for: the rows of the page's table, in their order.
export const jobCases = [
  'server',
  'cluster',
  'container',
  'files',
  'sql',
  'postgres',
  'documents',
  'cache',
  'cdn',
  'analysis',
  'ai',
  'identity',
] as const;
