// What a visitor may come to AWS for: the rows of the page's table, in their order.
export const jobCases = [
  'server',
  'small',
  'containers',
  'functions',
  'files',
  'sql',
  'keyvalue',
  'cache',
  'cdn',
  'reports',
  'ai',
  'identity',
] as const;
