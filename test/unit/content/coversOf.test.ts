// The cover of each article in a list, the same in every list.
import { coversOf, motifOf } from '../../../src/shared/pages/article/useCovers.ts';

const drawn = ['rings-a', 'rings-b', 'stairs-x', 'stairs-y', 'clock', 'sum', 'sieve'];
const motifsOf = (articles: Parameters<typeof coversOf>[0]) => coversOf(articles, drawn).map(motifOf);

test('an article has its own cover', () => {
  expect(
    coversOf(
      [
        { id: 'one', cover: 'rings-b' },
        { id: 'two', cover: 'clock' },
      ],
      drawn,
    ),
  ).toEqual(['rings-b', 'clock']);
});

test('an article without a known cover gets the same one everywhere', () => {
  const [first] = coversOf([{ id: 'one' }], drawn);
  expect(drawn).toContain(first);
  expect(coversOf([{ id: 'one', cover: 'rings-nowhere' }], drawn)).toEqual([first]);
});

test('articles without covers of their own share all motifs', () => {
  const alone = Array.from({ length: 60 }, (_, index) => motifsOf([{ id: `article-${index}` }])[0]);
  expect(new Set(alone).size).toBe(5);
});

test('no two neighbours have the same motif, in any order', () => {
  const covers = [undefined, 'rings-a', 'rings-b', 'clock', 'none'];
  for (let round = 0; round < 300; round += 1) {
    const list = Array.from({ length: 12 }, (_, index) => ({
      id: `article-${(round * 7 + index * 5) % 31}`,
      cover: covers[(round * 3 + index * index) % covers.length],
    }));
    const motifs = motifsOf(list);
    expect(motifs.filter((motif, index) => motif === motifs[index - 1])).toEqual([]);
  }
});

test('an article without a cover of its own gives way to a neighbour that has one', () => {
  for (let index = 0; index < 40; index += 1)
    expect(coversOf([{ id: `article-${index}` }, { id: 'own', cover: 'clock' }], drawn)[1]).toBe('clock');
});

test('a cover chosen for an article differs from those two places away, before and after', () => {
  for (let index = 0; index < 40; index += 1) {
    const chosen = { id: `article-${index}` };
    const motifs = motifsOf([
      { id: 'a', cover: 'sum' },
      { id: 'b', cover: 'sieve' },
      chosen,
      { id: 'c', cover: 'sieve' },
      { id: 'd', cover: 'clock' },
    ]);
    expect(['rings', 'stairs']).toContain(motifs[2]);
  }
});
