// What axe finds wrong with a page as it is shown now, a line for each element.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** `within`: a part of the page. `tags`, `rules`: those alone, when not all that axe knows. */
type Looked = { within?: string; tags?: string[]; rules?: string[] };

export async function axeFaults(page: Page, { within, tags, rules }: Looked = {}): Promise<string[]> {
  // Our pages hold no frame whose inside is ours to judge: axe need not open a page of its own to put frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
