// Draws the icon of a brand for which the build has made no pictures: its sign on paper, for tabs and the web manifest.
import type { Brand } from '../../shared/facts/facts.ts';

const ink = '#0f1e27';
const paper = '#f7f8f6';
const houseAccent = '#b3145a';

export function brandIcon({ line, solid, accent }: Brand['mark'], colour = houseAccent): string {
  const drawn = [
    line && `<path d="${line}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    solid && `<path d="${solid}" fill="${ink}"/>`,
    accent && `<path d="${accent}" fill="${colour}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26"><rect width="26" height="26" fill="${paper}"/>${drawn.filter(Boolean).join('')}</svg>`;
}
