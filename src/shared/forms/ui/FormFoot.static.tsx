// Below a form: who collects what for which purpose, and the lists that its fields suggest from.
import { staticPart } from '../../app/staticPart.tsx';
import { CollectionNotice } from './CollectionNotice.static.tsx';
import { Suggestions } from './Suggestions.static.tsx';

export const FormFoot = /*#__PURE__*/ staticPart(
  'FormFoot',
  function FormFoot() {
    return (
      <>
        <CollectionNotice of="enquiry" />
        <Suggestions />
      </>
    );
  },
  'page',
);
