// The storage of visitors' files: S3-compatible where S3_URL is set, otherwise a folder under dataDir.
import { createReadStream } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { copyWhole } from '../ops/dataFiles.ts';
import type { S3Address } from '../config.ts';

export type StoredFile = { key: string; changedAt: number };

export type FileStorage = {
  /** Resolves when the file is stored; the source file stays. */
  put(key: string, sourcePath: string): Promise<void>;
  open(key: string): Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

/** Also matches files that a crash left half-written, so that they are listed and removed like orphans. Nothing else is ours. */
const keys = /^[a-z0-9]{4,}\.[a-z]+(\.[0-9a-f]{8}\.unfinished)?$/;

/** Keeps visitors' files in a folder of this machine, spread over subfolders by the first letters of their random key. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    if (!keys.test(key)) throw new Error(`Not a key of the file storage: ${key}`);
    return join(folder, key.slice(0, 2), key);
  };

  async function* list(): AsyncIterable<StoredFile> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile() || !keys.test(entry.name)) continue;
      const path = pathOf(entry.name);
      if (path !== join(entry.parentPath, entry.name)) continue;
      // Another process may have removed it since.
      const found = await stat(path).catch(() => undefined);
      if (found) yield { key: entry.name, changedAt: found.mtimeMs };
    }
  }

  return {
    put: (key, sourcePath) => copyWhole(pathOf(key), sourcePath),
    async open(key) {
      await access(pathOf(key));
      return createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list,
  };
}

const silent = (): void => {};

/** The visitor waits for the upload: a second attempt must fit into five seconds. */
const limits = { connectionTimeout: 1_500, requestTimeout: 4_000, throwOnRequestTimeout: true };
const totalMs = 4_500;
const inTime = () => ({ abortSignal: AbortSignal.timeout(totalMs) });

/** The client is 4 MB of code: it is loaded only where it is configured. */
export async function s3Storage({ bucket, folder, endpoint, region, ...credentials }: S3Address): Promise<FileStorage> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestHandler: limits,
    maxAttempts: 2,
    // Not every compatible storage knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Its errors are thrown to us anyway; its own log lines would have another format than ours.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
  });

  async function* list(): AsyncIterable<StoredFile> {
    // Not what is in folders below ours.
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder, Delimiter: '/' })) {
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(folder.length);
        if (keys.test(key) && LastModified) yield { key, changedAt: LastModified.getTime() };
      }
    }
  }

  const placeOf = (key: string) => ({ Bucket: bucket, Key: folder + key });

  return {
    async put(key, sourcePath) {
      const { size } = await stat(sourcePath);
      await client.send(
        new PutObjectCommand({ ...placeOf(key), Body: createReadStream(sourcePath), ContentLength: size }),
        inTime(),
      );
    },
    async open(key) {
      const { Body } = await client.send(new GetObjectCommand(placeOf(key)));
      if (!(Body instanceof Readable)) throw new Error(`The storage sent no content for ${key}`);
      return Body;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)), inTime());
    },
    list,
  };
}

export const openFiles = async (s3: S3Address | undefined, dataDir: string): Promise<FileStorage> =>
  s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'));
