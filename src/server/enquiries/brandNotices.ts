// Notices to desks in the name of the brand whose desk it is: no two brands have a desk of the same name.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import { overdueNotice, refusedNotice, type OverdueLead } from './deskNotices.ts';
import type { MailPerson, Notice } from '../messages/ports.ts';

type Brand = { desks: readonly DeskRow[]; from: MailPerson; textsOf: (locale: LocaleCode) => TranslatorOf };

export type BrandNotices = {
  overdue: (lead: OverdueLead) => Notice[];
  refused: (payload: unknown, reason: string) => Notice[];
};

/** The first brand speaks for desks that are gone. */
export function brandNotices(brands: readonly Brand[]): BrandNotices {
  const all = brands.map(({ desks, from, textsOf }) => ({
    desks,
    from,
    text: (locale: LocaleCode, key: string, values?: Record<string, string>) => textsOf(locale)('mail')(key, values),
  }));
  return {
    overdue: (lead) => {
      const brand = all.find(({ desks }) => desks.some(({ desk }) => desk === lead.desk)) ?? all[0];
      return brand ? overdueNotice(brand, lead) : [];
    },
    refused: (payload, reason) =>
      all.map((brand) => refusedNotice(brand, payload, reason)).find((notices) => notices.length > 0) ?? [],
  };
}
