// The policy that a consent refers to.
import { staticPart } from '../../app/staticPart.tsx';
import { PolicyAnchor } from './PolicyAnchor.tsx';

export const PolicyLink = /*#__PURE__*/ staticPart(
  'PolicyLink',
  function PolicyLink() {
    return <PolicyAnchor />;
  },
  'page',
);
