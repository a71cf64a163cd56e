// Links to a price list as data, one for each format.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { priceDataPath, priceFormats, type PriceList } from '../../webapi/priceLists.ts';
import css from './Prices.module.css';

export function DataLinks({ list }: { list: PriceList }) {
  const t = useT('prices');
  return (
    <p className={`${ui.cap} ${css.data}`}>
      {t('data', { list: t(`lists.${list}`) })}{' '}
      {priceFormats.map((format) => (
        <a key={format} href={priceDataPath(list, format)} type={format === 'json' ? 'application/json' : 'text/csv'}>
          {format.toUpperCase()}{' '}
        </a>
      ))}
    </p>
  );
}
