// Below a form that can be sent: who collects what for which purpose, and the lists that its fields suggest from.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { CollectionNotice } from './CollectionNotice.static.tsx';
import { Suggestions } from './Suggestions.static.tsx';

export const FormFoot = /*#__PURE__*/ staticPart(
  'FormFoot',
  function FormFoot() {
    if (usePage().query.sent) return null;
    return (
      <>
        <CollectionNotice of="enquiry" />
        <Suggestions />
      </>
    );
  },
  'request',
);
