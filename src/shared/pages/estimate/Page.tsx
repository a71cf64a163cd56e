// The estimate page: the open estimate, or what to start one with, and the quote form.
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { livePart } from '../../live/livePart.tsx';
import { AddFromLists, NoEstimate, Starts } from './EstimateParts.static.tsx';

export const OpenEstimate = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./EstimateLive.tsx'), {
  needs: ['estimate', 'exchange', 'market'],
  texts: ['estimate', 'currency', 'forms'],
  when: 'touched',
});

export function Page() {
  const { given, query } = useShownPage();
  // The form carries the estimate only if it is valid and not empty.
  const isOpen = Boolean(given?.['estimate']) && !query.sent;
  return (
    <>
      {isOpen ? (
        <OpenEstimate />
      ) : (
        <>
          <NoEstimate />
          <Fold />
          <Starts />
          <AddFromLists />
        </>
      )}
      <FormSection />
    </>
  );
}
