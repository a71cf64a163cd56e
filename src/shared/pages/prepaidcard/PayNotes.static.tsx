// How to pay without a shop: three steps, and what holds for every pack.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { NotesBand } from '../../ui/NotesBand.tsx';
import css from './Prepaid.module.css';

const steps = ['a', 'b', 'c'] as const;

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
            {steps.map((step) => (
              <li key={step}>{t(`pay.${step}`)}</li>
            ))}
          </ol>
          <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', { query: { product: 'prepaidcard' } })}>
            {t('pay.ask')}
          </a>
        </section>
        <NotesBand points={pointsOf(t)} />
      </>
    );
  },
  'page',
);
