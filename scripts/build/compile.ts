// Runs webpack once; errors become an exception.
import webpack, { type Configuration, type MultiStats } from 'webpack';

export function compile(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
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
