// Runs webpack once and turns its complaints into an exception.
import webpack, { type MultiStats } from 'webpack';
import { clientConfig, inlineConfig, serverConfig, type Mode } from '../../webpack.config.ts';

export function compile(mode: Mode): Promise<MultiStats> {
  const compiler = webpack([clientConfig(mode), inlineConfig(mode), serverConfig(mode)]);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}
