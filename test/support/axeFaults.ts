// Lists what axe finds wrong with the page as it is shown now, one line an element.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** `within`: a part of the page. `tags`, `rules`: only these, instead of all rules. */
type Looked = { within?: string; tags?: string[]; rules?: string[] };

export async function axeFaults(page: Page, { within, tags, rules }: Looked = {}): Promise<string[]> {
  // Our pages contain no frames that we must check, so axe need not open a second page to combine frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (tags) axe.withTags(tags);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
