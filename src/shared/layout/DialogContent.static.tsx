// What a dialog says: what an account needs today, said plainly, with the ways to reach the staff.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Lines } from '../ui/Lines.tsx';
import css from './Dialog.module.css';
import type { DialogName } from './dialogNames.ts';
import { queryHref } from './queryHref.ts';

export const DialogContent = /*#__PURE__*/ staticPart(
  'DialogContent',
  function DialogContent({ name }: { name: DialogName }) {
    const t = useT('layout');
    const page = usePage();
    return (
      <>
        <h2 id="dialog-title">
          <Lines text={t(`dialogs.${name}.title`)} />
        </h2>
        <p className={ui.dim}>{t(`dialogs.${name}.text`)}</p>
        <div className={ui.acts}>
          <a className={`${ui.btn} ${ui.go}`} href={page.href('freeOpen')}>
            {t('actions.free')}
          </a>
          <a className={ui.btn} href={page.href('contactUs')}>
            {t('actions.contact')}
          </a>
        </div>
        <a className={css.close} href={queryHref(page, 'dialog')} aria-label={t('close')}>
          <Icon name="close" />
        </a>
      </>
    );
  },
  'request',
);
