// The reference of a lead: short enough to read out on the phone, with a check character that reveals mistakes.
import { randomInt } from 'node:crypto';

/** 31 characters, a prime, so that the check finds every wrong and every swapped character; no I, L, O, U and no 1. */
const alphabet = '023456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCharacters = 7;

const sumOf = (text: string): number =>
  Array.from(text).reduce((sum, character, position) => sum + (position + 1) * alphabet.indexOf(character), 0);

const checkOf = (text: string): string => alphabet.charAt(sumOf(text) % alphabet.length);

const written = (text: string): string => `CO-${text.slice(0, 4)}-${text.slice(4)}`;

export function newReference(): string {
  const text = Array.from({ length: randomCharacters }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return written(text + checkOf(text));
}

/** Reads a reference as people type it: any case, with or without dashes and spaces, O for 0. Undefined: not one of ours. */
export function readReference(input: string): string | undefined {
  const text = input
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^C[O0]/, '')
    .replaceAll('O', '0');
  if (text.length !== randomCharacters + 1 || Array.from(text).some((character) => !alphabet.includes(character)))
    return undefined;
  const body = text.slice(0, randomCharacters);
  return text === body + checkOf(body) ? written(text) : undefined;
}
