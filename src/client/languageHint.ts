// Suggests the browser's language once, in that language; it never redirects.
import type { PageState } from '../shared/app/PageState.ts';
import type { Translate } from '../shared/i18n/useT.ts';
import { recall, remember } from './localCache.ts';

const dismissed = 'hint-dismissed';

/** Chinese is written in two scripts, and the region tells which; elsewhere the language is enough. */
function wantedTag(preferred: string): string {
  const language = preferred.toLowerCase();
  if (!language.startsWith('zh')) return language.split('-')[0] ?? '';
  return /-(hant|tw|hk|mo)/.test(language) ? 'zh-TW' : 'zh-CN';
}

export function suggestLanguage({ locale }: PageState, t: Translate): void {
  const tag = wantedTag(navigator.language);
  const hint = document.querySelector<HTMLElement>('[data-hint]');
  const choice = document.querySelector<HTMLAnchorElement>(`a[data-locale][hreflang="${CSS.escape(tag)}"]`);
  const link = hint?.querySelector('a');
  const close = hint?.querySelector('button');
  const isOther = tag !== locale.iso && !document.cookie.includes('locale=');
  if (!hint || !choice || !link || !close || !isOther || recall(dismissed)) return;
  const code = choice.dataset.locale ?? '';
  hint.lang = tag;
  link.href = choice.href;
  link.hreflang = tag;
  link.dataset.locale = code;
  link.textContent = t(`hints.${code}.text`);
  hint.ariaLabel = link.textContent;
  close.ariaLabel = t(`hints.${code}.close`);
  close.onclick = () => {
    hint.hidden = true;
    remember(dismissed, true);
  };
  hint.hidden = false;
}
