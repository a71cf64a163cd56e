// The two ways in, which stand above the header: a free trial and partnership.
import { staticPart } from '../app/staticPart.tsx';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import css from './TopBar.module.css';

export const WaysIn = /*#__PURE__*/ staticPart(
  'WaysIn',
  function WaysIn() {
    const t = useT('layout');
    const { href, has } = usePage();
    return (
      <ul className={css.links}>
        <li>
          <a href={`${href('freeOpen')}/`}>{t('actions.free')}</a>
        </li>
        {has('cooperation') && (
          <li>
            <a href={`${href('cooperation')}/`}>{t('actions.partner')}</a>
          </li>
        )}
      </ul>
    );
  },
  'site',
);
