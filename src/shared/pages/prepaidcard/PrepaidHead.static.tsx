// What prepaying means, in a sentence.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    const t = useT('prepaidcard');
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);
