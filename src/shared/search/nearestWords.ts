// Finds the words of our texts that are most similar to a search without results.
import { folded, isWide } from './folded.ts';

/** How many letters must change until one word is the other; two that changed places are one change. */
export function changesBetween(one: string, other: string): number {
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  let last = '';
  for (const [row, letter] of Array.from(one).entries()) {
    const now = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const [above = 0, left = 0, corner = 0] = [before[at], now[at - 1], before[at - 1]];
      const swapped = letter === other[at - 2] && last === other[at - 1] ? (earlier[at - 2] ?? 0) + 1 : Infinity;
      now.push(Math.min(above + 1, left + 1, corner + (letter === other[at - 1] ? 0 : 1), swapped));
    }
    [earlier, before, last] = [before, now, letter];
  }
  return before.at(-1) ?? 0;
}

/** Largest share of changed letters for a similar word; of two Chinese or Japanese characters one may differ. */
const farthestOf = (word: string) => (isWide(word) ? 0.5 : 0.34);

const shareChanged = (one: string, other: string) => changesBetween(one, other) / Math.max(one.length, other.length);

const partsOf = (text: string) => [...new Set([text, ...text.split(/\s+/)])].filter((part) => part.length > 1);

/** The least share that must change of what was asked, or of a word of it, until it is a word of ours. */
function shareOf(asked: string, word: string): number {
  const whole = folded(word);
  return Math.min(...partsOf(folded(asked)).map((part) => shareChanged(part, whole)));
}

export const isNear = (asked: string, word: string): boolean => shareOf(asked, word) <= farthestOf(word);

/** `often`: what is offered where nothing of ours is near. */
export function nearestWords(asked: string, ours: readonly string[], often: readonly string[], most = 6): string[] {
  const near = [...new Set(ours)]
    .filter((word) => isNear(asked, word))
    .toSorted((a, b) => shareOf(asked, a) - shareOf(asked, b));
  return (near.length > 0 ? near : [...often]).slice(0, most);
}
