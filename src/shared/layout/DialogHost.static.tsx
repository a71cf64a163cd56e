// The dialog that ?dialog= asks for: what an account needs today, said plainly, with the ways to reach the staff.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { isDialogName } from './dialogNames.ts';
import { useQueryHref } from './useQueryHref.ts';

export const DialogHost = /*#__PURE__*/ staticPart(
  'DialogHost',
  function DialogHost() {
    const t = useT('layout');
    const { query, href } = usePage();
    const queryHref = useQueryHref();
    const { dialog } = query;
    if (!isDialogName(dialog)) return null;
    return (
      <Dialog title={t(`dialogs.${dialog}.title`)} closeHref={queryHref('dialog')}>
        <p className={ui.dim}>{t(`dialogs.${dialog}.text`)}</p>
        <div className={ui.acts}>
          <a className={`${ui.btn} ${ui.go}`} href={href('freeOpen')}>
            {t('actions.free')}
          </a>
          <a className={ui.btn} href={href('contactUs')}>
            {t('actions.contact')}
          </a>
        </div>
      </Dialog>
    );
  },
  'request',
);
