// How to pay without a shop, step by step, and the way to the payment instructions.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './Prepaid.module.css';

export const PayWay = /*#__PURE__*/ staticPart(
  'PayWay',
  function PayWay() {
    const t = useT('prepaidcard');
    const { href } = usePage();
    return (
      <p className={`${ui.wrap} ${ui.acts} ${css.way}`} id="details">
        <a className={`${ui.btn} ${ui.go}`} href={href('contactUs', { query: { product: 'prepaidcard' } })}>
          {t('ask')}
        </a>
        <a className={ui.btn} href={href('success')}>
          {t('paid')}
        </a>
      </p>
    );
  },
  'page',
);
