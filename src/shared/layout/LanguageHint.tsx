// Offers the visitor's own language once, in that language; it never redirects.
import { useState, useSyncExternalStore } from 'react';
import { recall, remember } from '../app/localCache.ts';
import { useShownPage } from '../app/ShownPage.ts';
import { locales, type LocaleRow } from '../i18n/locales.ts';
import { hintDismissed } from '../storage/kept.ts';
import type { Translate } from '../i18n/useT.ts';
import { Icon } from '../ui/Icon.tsx';
import ui from '../ui/common.module.css';
import css from './LanguageHint.module.css';
import { languageHref } from './languageHref.ts';

/** Chinese is written in two scripts, and the region tells which; elsewhere the language is enough. */
function wantedTag(preferred: string): string {
  const language = preferred.toLowerCase();
  if (!language.startsWith('zh')) return language.split('-')[0] ?? '';
  return /-(hant|tw|hk|mo)/.test(language) ? 'zh-TW' : 'zh-CN';
}

const never = () => () => undefined;

function useOffer(): LocaleRow | undefined {
  const { locale } = useShownPage();
  const tag = useSyncExternalStore(
    never,
    () => (document.cookie.includes('locale=') || recall(hintDismissed) ? undefined : wantedTag(navigator.language)),
    () => undefined,
  );
  return tag === locale.iso ? undefined : locales.find(({ iso }) => iso === tag);
}

export function LanguageHint({ t }: { t: Translate }) {
  const shown = useShownPage();
  const offer = useOffer();
  const [isClosed, setClosed] = useState(false);
  if (!offer || isClosed) return null;
  const text = t(`hints.${offer.code}.text`);
  return (
    <aside className={css.hint} lang={offer.iso} aria-label={text}>
      <a
        className={ui.more}
        href={languageHref(shown, offer, !shown.absent?.includes(offer.code)).href}
        hrefLang={offer.iso}
        data-locale={offer.code}
      >
        {text}
      </a>
      <button
        className={css.close}
        type="button"
        aria-label={t(`hints.${offer.code}.close`)}
        onClick={() => {
          remember(hintDismissed, true);
          setClosed(true);
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
