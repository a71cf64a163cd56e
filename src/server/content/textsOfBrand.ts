// Loads the texts of a brand: the common ones, replaced by its own where it has them.
import { joinTree } from '../../shared/i18n/joinWords.ts';
import { loadTexts, withOwnTexts, type Resources, type Texts } from '../i18n/texts.ts';
import type { BrandContent } from './BrandContent.ts';

type Shared = { resources: Resources };
type Own = Pick<BrandContent, 'site' | 'texts'>;

export const textsOfBrand = ({ resources }: Shared, { site, texts }: Own): Promise<Texts> =>
  loadTexts(withOwnTexts(resources, joinTree(texts)), site.brand);
