// Says what of the visitor's wish the link to the form brought along.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { useWishText } from '../../wishes/useWishText.ts';
import css from './fields.module.css';

export const WishNote = /*#__PURE__*/ staticPart(
  'WishNote',
  function WishNote({ plan, type }: { plan: string; type: string }) {
    const t = useT('forms');
    const wish = useWishText(plan, type);
    return wish ? <p className={css.carried}>{t('brought', { plan: wish })}</p> : null;
  },
  'request',
);
