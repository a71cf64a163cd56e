// How to pay without a shop: three steps, and what holds for every pack.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './Prepaid.module.css';

const three = ['a', 'b', 'c'] as const;

export const PayNotes = /*#__PURE__*/ staticPart(
  'PayNotes',
  function PayNotes() {
    const t = useT('prepaidcard');
    const { href } = usePage();
    return (
      <>
        <section className={`${ui.wrap} ${css.pay}`}>
          <h2>{t('pay.title')}</h2>
          <ol>
            {three.map((step) => (
              <li key={step}>{t(`pay.${step}`)}</li>
            ))}
          </ol>
          <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', { query: { product: 'prepaidcard' } })}>
            {t('pay.ask')}
          </a>
        </section>
        <div className={css.band}>
          <div className={`${ui.wrap} ${css.notes}`}>
            {three.map((point) => (
              <section key={point}>
                <h2>{t(`points.${point}.term`)}</h2>
                <p>{t(`points.${point}.text`)}</p>
              </section>
            ))}
          </div>
        </div>
      </>
    );
  },
  'page',
);
