// What the link to the form brought along, said once and sent along unseen.
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { pages } from '../../pages/pages.ts';
import css from './fields.module.css';
import { useField } from './ShownForm.ts';

export function CarriedValue({ name }: { name: string }) {
  const t = useT('forms');
  const { has, page } = usePage();
  const { value } = useField(name);
  const product = pages.find(({ id }) => name === 'product' && id === value && has(id));
  const productName = useT(product?.id ?? 'home');
  if (value === '') return null;
  return (
    <>
      <input type="hidden" name={name} defaultValue={String(value)} />
      {product && product.id !== page.id && (
        <p className={css.carried}>{t('prefilled', { product: productName('name') })}</p>
      )}
    </>
  );
}
