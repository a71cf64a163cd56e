// The texts of a brand: what all share, under what it says in its own words.
import { joinTree } from '../../shared/i18n/joinWords.ts';
import { loadTexts, withOwnTexts, type Resources, type Texts } from '../i18n/texts.ts';
import type { BrandContent } from './BrandContent.ts';

type Shared = { resources: Resources };
type Own = Pick<BrandContent, 'site' | 'texts'>;

export const textsOfBrand = ({ resources }: Shared, { site, texts }: Own): Promise<Texts> =>
  loadTexts(withOwnTexts(resources, joinTree(texts)), site.brand);
