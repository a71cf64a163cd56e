// Reads the cities of a vendor's public list, for drawings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Point } from './regions.ts';

export type CloudPlaces = { places: Readonly<Record<string, Point>> };

export function cloudPlaces(page: string): CloudPlaces {
  const file = join(import.meta.dirname, '../../content/clouds', `${page}.yaml`);
  const { places }: Partial<CloudPlaces> = parse(readFileSync(file, 'utf8'));
  if (!places) throw new Error(`${file}: the page's drawing needs places`);
  return { places };
}
