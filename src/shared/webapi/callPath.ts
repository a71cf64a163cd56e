// Turns a call's path pattern into the address to ask, and into the expression that recognises it.
import type { ParameterName, PathValues } from './calls.ts';

const placeholder = /(\/?)\{(\w+)\}/g;

/** A dot segment would climb out of the pattern, whatever encoding it passes through. */
function segment(value: string): string {
  if (value === '' || value === '.' || value === '..' || !value.isWellFormed()) throw new Error('Not a path segment');
  return encodeURIComponent(value);
}

/** The back end's path: a value that is left out takes its slash along. */
export function fillPath(pattern: string, values: PathValues): string {
  const known = new Map(Object.entries(values));
  return pattern.replace(placeholder, (_all, slash: string, name: string) => {
    const value = known.get(name) ?? '';
    return slash || value ? `/${segment(value)}` : '';
  });
}

/** Both readings of the patterns match: `{dir}` stored with its slash, and without it. */
export function pathMatcher(pattern: string): RegExp {
  const source = pattern.replace(placeholder, (_all, slash: string, name: string) =>
    slash ? `/{1,2}(?<${name}>[^/]+)` : `(?:/?(?<${name}>[^/]+))?`,
  );
  return new RegExp(`^${source}/?$`, 'i');
}

const placeholders = (pattern: string): string[] =>
  [...pattern.matchAll(placeholder)].flatMap(([, , name]) => name ?? []);

export const isPathParameter = (pattern: string, name: ParameterName): boolean => placeholders(pattern).includes(name);
