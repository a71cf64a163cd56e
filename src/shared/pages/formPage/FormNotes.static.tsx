// What is good to know beside a form, under it; where it is told as steps above the form, nothing.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { pointsOf } from '../../i18n/pointsOf.ts';
import { useT } from '../../i18n/useT.ts';
import { NotesBand } from '../../ui/NotesBand.tsx';

export const FormNotes = /*#__PURE__*/ staticPart(
  'FormNotes',
  function FormNotes() {
    const { page } = usePage();
    const points = pointsOf(useT(page.id));
    return page.stepped ? null : <NotesBand points={points} />;
  },
  'page',
);
