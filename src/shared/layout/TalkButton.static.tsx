// The way to us in the header of a phone: to the form of the page, or to the one that takes every enquiry.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import header from './Header.module.css';
import { useHeaderAction } from './useHeaderAction.ts';

export const TalkButton = /*#__PURE__*/ staticPart(
  'TalkButton',
  function TalkButton() {
    const t = useT('layout');
    const { link } = useHeaderAction();
    if (usePage().page.id === 'contactUs') return null;
    return (
      <a className={`${ui.btn} ${ui.filled} ${header.talk}`} href={link} data-talk="">
        {t('actions.talk')}
      </a>
    );
  },
  'page',
);
