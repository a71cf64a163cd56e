// Turns a call's path pattern into the address to request, and into the regular expression that matches it.
import type { ParameterName, PathValues } from './calls.ts';

const placeholder = /(\/?)\{(\w+)\}/g;

/** A dot segment would leave the pattern's path, however it is encoded. */
export const isSegment = (value: string): boolean =>
  value !== '' && value !== '.' && value !== '..' && value.isWellFormed();

function segment(value: string): string {
  if (!isSegment(value)) throw new Error('Not a path segment');
  return encodeURIComponent(value);
}

/** Path for the back end. A missing value is left out together with its slash. */
export function fillPath(pattern: string, values: PathValues): string {
  const known = new Map(Object.entries(values));
  return pattern.replace(placeholder, (_all, slash: string, name: string) => {
    const value = known.get(name) ?? '';
    return slash || value ? `/${segment(value)}` : '';
  });
}

/** Matches `{dir}` values that include a leading slash and those that do not. */
export function pathMatcher(pattern: string): RegExp {
  const source = pattern.replace(placeholder, (_all, slash: string, name: string) =>
    slash ? `/{1,2}(?<${name}>[^/]+)` : `(?:/?(?<${name}>[^/]+))?`,
  );
  return new RegExp(`^${source}/?$`, 'i');
}

const placeholders = (pattern: string): string[] =>
  [...pattern.matchAll(placeholder)].flatMap(([, , name]) => name ?? []);

export const isPathParameter = (pattern: string, name: ParameterName): boolean => placeholders(pattern).includes(name);
