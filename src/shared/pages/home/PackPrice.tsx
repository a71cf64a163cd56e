// The price of the largest CDN pack, set large, with the list price it replaces.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { usd } from '../../ui/usd.ts';
import css from './Hero.module.css';

export function PackPrice() {
  const t = useT('home');
  const { locale } = usePage();
  const pack = useNeed('prices').cdnPacks.at(-1);
  if (!pack) return null;
  return (
    <div className={css.price}>
      {usd(locale, pack.platformUsd)}
      <small>
        {t('hero.listPrice')} <s>{usd(locale, pack.listUsd)}</s>
      </small>
    </div>
  );
}
