// Says which product's page led to the form.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { pages } from '../../pages/pages.ts';
import css from './fields.module.css';

export const CarriedNote = /*#__PURE__*/ staticPart(
  'CarriedNote',
  function CarriedNote({ product: id }: { product: string }) {
    const t = useT('forms');
    const { has, page } = usePage();
    const product = pages.find((one) => one.id === id && has(one.id));
    const productName = useT(product?.id ?? 'home');
    if (!product || product.id === page.id) return null;
    return <p className={css.carried}>{t('prefilled', { product: productName('name') })}</p>;
  },
  'page',
);
