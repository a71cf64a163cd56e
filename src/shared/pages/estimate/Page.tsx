// An estimate: its sum month by month, its lines, the pack that costs less, a further line, its link, and the quote for it.
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/ShownPage.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { livePart } from '../../live/livePart.tsx';
import { AddFromLists, NoEstimate, Starts } from './EstimateParts.static.tsx';

/** Its lines as the page holds them. */
export const OpenEstimate = /*#__PURE__*/ livePart(/* #__LOADABLE__ */ () => import('./EstimateLive.tsx'), {
  needs: ['estimate', 'exchange', 'market'],
  texts: ['estimate', 'currency', 'forms'],
  when: 'touched',
});

export function Page() {
  const { given, query } = useShownPage();
  // What the form carries is there where there is something to carry.
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
