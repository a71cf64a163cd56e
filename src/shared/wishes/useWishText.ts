// The wish in the visitor's language, or else the type that their link named.
import { usePage } from '../app/PageContext.ts';
import { useTranslator } from '../i18n/useT.ts';
import { wishText } from './wishes.ts';

export function useWishText(plan: string, type: string): string | undefined {
  const { locale } = usePage();
  const textsOf = useTranslator();
  return plan ? wishText(plan, { locale, textsOf }) : type;
}
