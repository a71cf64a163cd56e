// Starts a real S3-compatible server for tests, with its own buckets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type S3 = {
  urlOf: (bucket: string) => string;
  /** The folder that holds one folder for each bucket. */
  directory: string;
  stop: () => Promise<void>;
};

export async function startS3(...buckets: readonly string[]): Promise<S3> {
  const directory = mkdtempSync(join(tmpdir(), 'site-s3-'));
  const configureBuckets = buckets.map((name) => ({ name }));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    urlOf: (bucket) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=off`,
    directory,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
