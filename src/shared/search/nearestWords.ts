// Finds the words of our texts that are most similar to a search without results.
import { folded, isWide } from './folded.ts';

/** Number of letter changes between two words (Levenshtein distance). */
export function changesBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(one).entries()) {
    const now = [row + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const [above = 0, left = 0, corner = 0] = [before[at], now[at - 1], before[at - 1]];
      now.push(Math.min(above + 1, left + 1, corner + (letter === other[at - 1] ? 0 : 1)));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

/** Largest share of changed letters for a similar word; of two Chinese or Japanese characters one may differ. */
const farthestOf = (word: string) => (isWide(word) ? 0.5 : 0.34);

const shareChanged = (one: string, other: string) => changesBetween(one, other) / Math.max(one.length, other.length);

/** `often`: popular words, offered after the similar ones. */
export function nearestWords(asked: string, ours: readonly string[], often: readonly string[], most = 6): string[] {
  const whole = folded(asked);
  const parts = [...new Set([whole, ...whole.split(/\s+/)])].filter((part) => part.length > 1);
  const near = [...new Set(ours)]
    .map((word) => ({ word, changed: Math.min(...parts.map((part) => shareChanged(part, folded(word)))) }))
    .filter(({ word, changed }) => changed <= farthestOf(word))
    .toSorted((a, b) => a.changed - b.changed);
  return [...new Set([...near.map(({ word }) => word), ...often])].slice(0, most);
}
