// The file storage returns what was stored, in a folder and in a real S3-compatible server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { folderStorage, s3Storage } from '../../../src/server/store/openFiles.ts';
import { readS3Url } from '../../../src/server/config.ts';
import type { FileStorage, StoredFile } from '../../../src/server/store/openFiles.ts';
import { copyWhole } from '../../../src/server/ops/dataFiles.ts';
import { startS3, type S3 } from '../../support/s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
const source = join(folder, 'source');
const content = Buffer.alloc(3_000_000, 'x1y2');
writeFileSync(source, content);
let s3: S3;

const storages: [string, () => Promise<FileStorage>][] = [
  ['a folder', async () => folderStorage(join(folder, 'local'))],
  ['S3', () => s3Storage(readS3Url(s3.urlOf('leads')))],
];

async function allOf(listed: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of listed) files.push(file);
  return files;
}

beforeAll(async () => {
  s3 = await startS3('leads');
});

afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(storages)('in %s', (_name, make) => {
  test('a file is stored, listed, read and removed', async () => {
    const files = await make();
    // S3 reports whole seconds.
    const before = Date.now() - 1_000;
    await files.put('abcd1234.pdf', source);
    expect((await buffer(await files.open('abcd1234.pdf'))).equals(content)).toBe(true);
    const listed = await allOf(files.list());
    expect(listed).toEqual([{ key: 'abcd1234.pdf', changedAt: expect.any(Number) }]);
    const { changedAt = 0 } = listed[0] ?? {};
    expect([before <= changedAt, changedAt <= Date.now()]).toEqual([true, true]);
    await files.remove('abcd1234.pdf');
    await files.remove('abcd1234.pdf');
    await expect(files.open('abcd1234.pdf')).rejects.toThrow();
    expect(await allOf(files.list())).toEqual([]);
  });

  test('a missing source leaves nothing', async () => {
    const files = await make();
    await expect(files.put('efgh1234.pdf', join(folder, 'gone'))).rejects.toThrow();
    expect(await allOf(files.list())).toEqual([]);
  });
});

test('a source that fails while its folder is created ends only its own copy', async () => {
  // Other file work keeps the thread pool busy, so that creating the folder takes long.
  const others = Array.from({ length: 400 }, async () => (await open(source)).close());
  const copies = Array.from({ length: 400 }, (_, at) =>
    copyWhole(join(folder, 'deep', `${at}`, 'a', 'b', 'c'), join(folder, 'gone')),
  );
  const ended = await Promise.allSettled([...copies, ...others]);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(400);
});

test.each(['../../etc/passwd', 'a', 'ab/cd.pdf', 'ABCD.pdf', '', '.unfinished-1'])(
  '%p is not a valid key',
  async (key) => {
    const files = folderStorage(join(folder, 'local'));
    await expect((async () => files.put(key, source))()).rejects.toThrow('Not a key');
  },
);

test('every part of the storage’s address is read', () => {
  expect(readS3Url('s3://k%2Fey:se%3Acret@s3.example.com:9000/leads?region=ap-east-1')).toEqual({
    endpoint: 'https://s3.example.com:9000',
    bucket: 'leads',
    folder: '',
    region: 'ap-east-1',
    accessKeyId: 'k/ey',
    secretAccessKey: 'se:cret',
  });
  for (const wrong of ['', 'https://a:b@c/d', 's3://host/bucket', 's3://a:b@host/'])
    expect(() => readS3Url(wrong)).toThrow('must read s3://');
  expect(readS3Url('s3://a:b@host/leads/')).toMatchObject({ bucket: 'leads', folder: '' });
  expect(readS3Url('s3://a:b@host/shared/site%20one/files')).toMatchObject({
    bucket: 'shared',
    folder: 'site one/files/',
  });
});

test('only our own files are listed, and none of another folder of the bucket', async () => {
  const local = join(folder, 'shared');
  const files = folderStorage(local);
  await files.put('mine1234.pdf', source);
  const strays = ['.DS_Store', 'notes.txt.bak', 'mi/.nfs00000000', 'mi/README', 'xx/mine5678.pdf', 'else1234.pdf'];
  for (const stray of strays) {
    mkdirSync(dirname(join(local, stray)), { recursive: true });
    writeFileSync(join(local, stray), '');
  }
  expect((await allOf(files.list())).map(({ key }) => key)).toEqual(['mine1234.pdf']);

  const [outer, inner] = await Promise.all(
    ['/leads', '/leads/pre/fix'].map((path) => s3Storage(readS3Url(s3.urlOf(path.slice(1))))),
  );
  if (!outer || !inner) throw new Error('not opened');
  await outer.put('Dump-of-today.sql', source);
  await outer.put('abcd1234.pdf', source);
  await inner.put('inner234.pdf', source);
  expect((await allOf(outer.list())).map(({ key }) => key)).toEqual(['abcd1234.pdf']);
  expect((await allOf(inner.list())).map(({ key }) => key)).toEqual(['inner234.pdf']);
  expect((await buffer(await inner.open('inner234.pdf'))).equals(content)).toBe(true);
  await inner.remove('inner234.pdf');
  expect(await allOf(inner.list())).toEqual([]);
});
