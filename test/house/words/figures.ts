// Finds claimed figures in a text, and says where they may not stand or are not the claimed value.
import type { LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { readYaml } from './readYaml.ts';
import { liesIn, type Said } from './rules.ts';

export type Figure = { claim: string; pages: readonly string[]; condition: string; value: number };
type Written = { claims: string[] } & Partial<Record<LocaleCode | 'all', string[]>>;

const written = readYaml<Written[]>('figures');

/** Portuguese writes 99,995 and 2.000 where the others write 99.995 and 2,000. */
function numberOf(text: string, locale: LocaleCode): number {
  const [thousands, decimal] = locale === 'pt' ? ['.', ','] : [',', '.'];
  return Number(text.replaceAll(thousands, '').replace(decimal, '.'));
}

export function figureFaults(figures: readonly Figure[], { place, locale, text }: Said): string[] {
  return written.flatMap(({ claims, ...patterns }) => {
    const known = figures.filter(({ claim }) => claims.includes(claim));
    return [...(patterns.all ?? []), ...(patterns[locale] ?? [])].flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(([found, number = '']) => {
        const same = known.filter(({ value }) => value === numberOf(number.replace(/[.,]$/, ''), locale));
        if (same.some(({ pages }) => pages.includes('all') || liesIn(place, pages))) return [];
        const where = (same.length > 0 ? same : known).map(
          ({ claim, value, pages, condition }) => `${claim} is ${value} (${condition}) on ${pages.join(', ')}`,
        );
        return [`“${found}” → ${where.join('; or ')}`];
      }),
    );
  });
}
