// What stands above a dialog's form: its title, one sentence, and the way out.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Lines } from '../ui/Lines.tsx';
import css from './Dialog.module.css';
import type { DialogName } from './dialogNames.ts';
import { queryHref } from './queryHref.ts';

export const DialogHead = /*#__PURE__*/ staticPart(
  'DialogHead',
  function DialogHead({ name }: { name: DialogName }) {
    const t = useT('layout');
    const page = usePage();
    return (
      <>
        <h2 className={css.title} id="dialog-title">
          <Lines text={t(`dialogs.${name}.title`)} />
        </h2>
        <p className={ui.dim}>{t(`dialogs.${name}.text`)}</p>
        <a className={css.close} href={queryHref(page, 'dialog')} aria-label={t('close')}>
          <Icon name="close" />
        </a>
      </>
    );
  },
  'page',
);
