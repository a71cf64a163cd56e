// Keeps the Markdown of all articles in one file, from which one is read when somebody asks for it: ten thousand would fill the memory.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../ops/writeWhole.ts';
import type { Content } from './loadContent.ts';
import type { NewsText } from './readNews.ts';

export type Place = { at: number; bytes: number };
/** An article without its text, of which it knows where it is. */
export type KeptText = Omit<NewsText, 'body'> & { body: Place };

/** The content as a process holds it, and the texts of its articles as one piece. */
export function withoutBodies(content: Content<NewsText>): { content: Content<KeptText>; bodies: Buffer } {
  const pieces: Buffer[] = [];
  let at = 0;
  const kept = (text: NewsText): KeptText => {
    const piece = Buffer.from(text.body);
    const body = { at, bytes: piece.length };
    pieces.push(piece);
    at += piece.length;
    return { ...text, body };
  };
  const { brands, news, ...own } = content;
  const all = {
    ...own,
    news: news.map(kept),
    brands: brands.map((brand) => ({ ...brand, news: brand.news.map(kept) })),
  };
  return { content: all, bodies: Buffer.concat(pieces) };
}

const keptFiles = 3;

/** Of content that staff have changed since the build: the processes of a machine share the file, and those before it go. */
export async function storeBodies(dataDir: string, fingerprint: string, bodies: Buffer): Promise<string> {
  const folder = path.join(dataDir, 'articles');
  const file = path.join(folder, `${fingerprint}.md`);
  if (existsSync(file)) return file;
  await writeWhole(file, bodies);
  const byAge = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptFiles)) rmSync(old, { force: true });
  return file;
}

export const readBody =
  (file: string) =>
  async ({ at, bytes }: Place): Promise<string> => {
    const handle = await open(file);
    try {
      const { buffer } = await handle.read(Buffer.allocUnsafe(bytes), 0, bytes, at);
      return buffer.toString();
    } finally {
      await handle.close();
    }
  };
