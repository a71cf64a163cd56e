// What the CDN page sells: traffic by region and tier, packs with an estimate beside them, and the network's other parts.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { CdnEstimate } from './CdnEstimate.tsx';
import { CdnPacks } from './CdnPacks.tsx';
import { CdnTable } from './CdnTable.tsx';
import css from './Prices.module.css';

const networkParts = ['eip', 'vpc'] as const;

export function CdnPrices() {
  const t = useT('prices');
  const { href } = usePage();
  return (
    <>
      <section className={`${ui.wrap} ${css.section}`} id="price">
        <SectionHead title={t('cdn.title')}>{t('cdn.text')}</SectionHead>
        <CdnTable bandwidth={useNeed('prices').bandwidth} />
        <p className={`${ui.cap} ${css.note}`}>{t('cdn.scale')}</p>
        <p className={`${ui.cap} ${css.note}`}>{t('payment')}</p>
      </section>
      <div className={`${ui.wrap} ${ui.two} ${css.section}`}>
        <CdnPacks />
        <CdnEstimate />
      </div>
      <div className={ui.wrap}>
        {networkParts.map((part) => (
          <section key={part} className={css.part} id={part}>
            <h2>{t(`network.${part}.title`)}</h2>
            <div>
              <p>{t(`network.${part}.text`)}</p>
              <p className={css.link}>
                <a className={ui.more} href={href('contactUs', { query: { product: 'cdn', plan: part } })}>
                  {t('network.ask', { name: t(`network.${part}.name`) })}
                </a>
              </p>
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
