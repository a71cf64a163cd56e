// Reads one number among the metrics of a site.
import { clientOf } from './client.ts';
import { watching } from './metricsToken.ts';

/** `name`: with its labels, if it has any. NaN where the site has no such number. */
export async function metricOf({ base }: { base: string }, name: string): Promise<number> {
  const { text } = await clientOf(base).get('/metrics', watching);
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}
