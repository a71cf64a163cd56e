// The wordmark in the header.
import { staticPart } from '../app/staticPart.tsx';
import { Logo } from '../ui/Logo.tsx';

export const SiteMark = /*#__PURE__*/ staticPart(
  'SiteMark',
  function SiteMark() {
    return <Logo />;
  },
  'site',
);
