// The price list of the CDN page: traffic by region and tier, and how it is paid.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import css from '../../sections/prices/Prices.module.css';
import { Section } from '../../sections/Section.tsx';
import ui from '../../ui/common.module.css';
import { CdnTable } from './CdnTable.tsx';

export const CdnPrices = /*#__PURE__*/ staticPart(
  'CdnPrices',
  function CdnPrices({ name }: { name: string }) {
    const t = useT('prices');
    return (
      <Section name={name}>
        <CurrencyChoice anchor={name} />
        <CdnTable bandwidth={useNeed('prices').bandwidth} />
        <p className={`${ui.cap} ${css.note}`}>{t('cdn.scale')}</p>
      </Section>
    );
  },
  'request',
);
