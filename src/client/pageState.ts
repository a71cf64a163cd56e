// Reads what the server says about a page out of its HTML.
import type { PageState } from '../shared/app/PageState.ts';

export function stateIn(page: Document): PageState | undefined {
  const block = page.getElementById('state')?.textContent;
  return block ? (JSON.parse(block) as PageState) : undefined;
}
