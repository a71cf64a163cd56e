// The pages measured in the browser: the fixture page, its raw Node ceiling, and one page of each family of ours. A new
// family is a new row.
import { readTargets, type Target } from '../measure/Target.ts';

export type Row = {
  family: string;
  path: string;
  site: 'ours' | 'ours-cached' | 'raw-node-inline';
};

export const rows: readonly Row[] = [
  { family: 'fixture: raw node, all in one', path: '/', site: 'raw-node-inline' },
  { family: 'fixture: ours', path: '/', site: 'ours-cached' },
  { family: 'home', path: '/en', site: 'ours' },
  { family: 'contact', path: '/en/contact_us', site: 'ours' },
  { family: 'product', path: '/en/cdn', site: 'ours' },
  { family: 'vendor', path: '/en/aws-service', site: 'ours' },
  { family: 'legal', path: '/en/privacy', site: 'ours' },
  { family: 'news list', path: '/en/blog', site: 'ours' },
  { family: 'article', path: '/en/blog/fibre-floor', site: 'ours' },
  { family: '404', path: '/en/no/such/page', site: 'ours' },
];

const ours: Target = {
  name: 'ours',
  cwd: '.',
  cmd: 'LOG_LEVEL=warn node dist/server/start.cjs',
  port: 4130,
  path: '/',
};

export function targetOf(site: Row['site']): Target {
  const target = [ours, ...readTargets()].find(({ name }) => name === site);
  if (!target) throw new Error(`No target ${site}`);
  return target;
}
