// Says that the page asked for was not found, when the visitor was led back to the home page (?notice=missing).
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Notice } from '../ui/Notice.tsx';
import css from './ReturnNotice.module.css';
import { queryHref } from './queryHref.ts';

export const ReturnNotice = /*#__PURE__*/ staticPart(
  'ReturnNotice',
  function ReturnNotice() {
    const t = useT('notFound');
    const page = usePage();
    if (page.query.notice !== 'missing') return null;
    return (
      <div className={`${ui.wrap} ${css.place}`}>
        <Notice closeHref={queryHref(page, 'notice')}>{t('returned')}</Notice>
      </div>
    );
  },
  'page',
);
