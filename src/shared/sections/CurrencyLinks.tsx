// The currencies as links; a live part may handle the click itself.
import type { MouseEvent } from 'react';
import { currencies, type Currency } from '../facts/currencies.ts';
import type { Translate } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';

type Props = {
  /** Translator of the namespace `currency`. */
  t: Translate;
  chosen: Currency;
  hrefFor: (currency: Currency) => string;
  choose?: (event: MouseEvent, currency: Currency) => void;
};

export function CurrencyLinks({ t, chosen, hrefFor, choose }: Props) {
  return (
    <nav className={ui.choice} aria-label={t('label')}>
      {currencies.map((each) => (
        <a
          key={each}
          href={hrefFor(each)}
          aria-current={each === chosen ? 'true' : undefined}
          onClick={choose && ((event) => choose(event, each))}
        >
          {t(`names.${each}`)}
        </a>
      ))}
    </nav>
  );
}
