// Describes our own site as a server to measure, with the settings of one experiment.
import type { Target } from '../measure/Target.ts';

export const siteTarget = (settings: string, cwd = '.'): Target => ({
  name: 'ours',
  cwd,
  cmd: `LOG_LEVEL=error ${settings} node dist/server/start.cjs`.replace(/ +/g, ' '),
  port: 4135,
  path: '/en',
});
