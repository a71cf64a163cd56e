// The network's other parts, which have no list price: what each is, and the way to ask for it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from '../../sections/prices/Prices.module.css';

const networkParts = ['eip', 'vpc'] as const;

export const CdnNetwork = /*#__PURE__*/ staticPart(
  'CdnNetwork',
  function CdnNetwork() {
    const t = useT('prices');
    const { href } = usePage();
    return (
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
    );
  },
  'page',
);
