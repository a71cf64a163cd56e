// Finds the words of our texts that are most similar to a search without results.
import { once } from '../i18n/once.ts';
import { folded, isWide } from './folded.ts';

/**
 * How many letters must change until one word is the other; two that changed places are one change. Infinity as soon as
 * it is certain that they are more than `most`: nearly all words of a list are far away.
 */
export function changesBetween(one: string, other: string, most = Infinity): number {
  const letters = Array.from(one);
  if (Math.abs(letters.length - other.length) > most) return Infinity;
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  let last = '';
  for (const [row, letter] of letters.entries()) {
    const now = [row + 1];
    let least = row + 1;
    for (let at = 1; at <= other.length; at += 1) {
      const [above = 0, left = 0, corner = 0] = [before[at], now[at - 1], before[at - 1]];
      const swapped = letter === other[at - 2] && last === other[at - 1] ? (earlier[at - 2] ?? 0) + 1 : Infinity;
      const changes = Math.min(above + 1, left + 1, corner + (letter === other[at - 1] ? 0 : 1), swapped);
      now.push(changes);
      least = Math.min(least, changes);
    }
    // Later rows grow out of the last two.
    if (least > most && leastBefore >= most) return Infinity;
    [earlier, before, leastBefore, last] = [before, now, least, letter];
  }
  return before.at(-1) ?? 0;
}

/** Largest share of changed letters for a similar word; of two Chinese or Japanese characters one may differ. */
const farthestOf = (word: string) => (isWide(word) ? 0.5 : 0.34);

/** Words, and the whole search. */
const partsOf = (text: string) => [...new Set([text, ...text.split(/\s+/)])].filter((part) => part.length > 1);

/** Our words are few and the same for every search; converting their characters would take longer than comparing them. */
const foldedOnce = once(folded);

/** The least share that must change of what was asked, or of a word of it, until it is a word of ours; Infinity if none is near. */
function shareOf(asked: readonly string[], word: string): number {
  const whole = foldedOnce(word);
  const farthest = farthestOf(word);
  const shares = asked.map((part) => {
    const longest = Math.max(part.length, whole.length);
    return changesBetween(part, whole, Math.ceil(farthest * longest)) / longest;
  });
  const least = Math.min(...shares);
  return least <= farthest ? least : Infinity;
}

export const isNear = (asked: string, word: string): boolean => shareOf(partsOf(folded(asked)), word) < Infinity;

/** `often`: what is offered where nothing of ours is near. */
export function nearestWords(asked: string, ours: readonly string[], often: readonly string[], most = 6): string[] {
  const parts = partsOf(folded(asked));
  const near = [...new Set(ours)]
    .map((word) => ({ word, share: shareOf(parts, word) }))
    .filter(({ share }) => share < Infinity)
    .toSorted((a, b) => a.share - b.share)
    .map(({ word }) => word);
  return (near.length > 0 ? near : [...often]).slice(0, most);
}
