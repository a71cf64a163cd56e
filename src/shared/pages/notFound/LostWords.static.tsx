// Says that there is nothing here.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Lines } from '../../ui/Lines.tsx';

export const LostWords = /*#__PURE__*/ staticPart(
  'LostWords',
  function LostWords() {
    const t = useT('notFound');
    return (
      <>
        <h1>{t('h1')}</h1>
        <h2>{t('lead')}</h2>
        <p>
          <Lines text={`${t('line1')}\n${t('line2')}`} />
        </p>
      </>
    );
  },
  'site',
);
