// The price list of the CDN page: traffic by region and tier, and how it is paid.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import css from '../../sections/prices/Prices.module.css';
import { CdnTable } from './CdnTable.tsx';

export const CdnPrices = /*#__PURE__*/ staticPart(
  'CdnPrices',
  function CdnPrices() {
    const t = useT('prices');
    return (
      <section className={`${ui.wrap} ${css.section}`} id="price">
        <SectionHead title={t('cdn.title')}>{t('cdn.text')}</SectionHead>
        <CurrencyChoice anchor="price" />
        <CdnTable bandwidth={useNeed('prices').bandwidth} />
        <p className={`${ui.cap} ${css.note}`}>{t('cdn.scale')}</p>
        <p className={`${ui.cap} ${css.note}`}>{t('payment')}</p>
      </section>
    );
  },
  'request',
);
