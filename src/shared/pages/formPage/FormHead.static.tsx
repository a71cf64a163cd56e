// A form page's first view: what it is for.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export const FormHead = /*#__PURE__*/ staticPart(
  'FormHead',
  function FormHead() {
    const t = useT(usePage().page.id);
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);
