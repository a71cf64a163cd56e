// What visitors choose from in the tables and forms of single pages: their query accepts these values, and the page shows a row for each.
/** What a visitor may want AWS for: the rows of the page's table, in order. */
export const awsJobs = [
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

/** What a visitor may want Google Cloud for: the rows of the page's table, in order. */
export const gcpJobs = [
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

/** The engines to choose from, in the order of their rows in the texts. */
export const engineCases = ['mysql', 'mssql', 'redis'] as const;

/** Kinds of paths with a caching rule each, in the order of their rows in the texts. */
export const pathCases = ['static', 'html', 'api', 'account'] as const;

/** Kinds of shows that are compared, in the order of their rows in the texts. */
export const showCases = ['shop', 'esports', 'class', 'event'] as const;

/** The example's two addresses, from ranges reserved for documentation. */
export const exampleAddresses = ['192.0.2.10', '198.51.100.10'] as const;
