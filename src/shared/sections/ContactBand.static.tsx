// Ends a page without a form of its own: the way to one, or straight to us.
import { staticPart } from '../app/staticPart.tsx';
import { QuoteBand } from './QuoteBand.tsx';

export const ContactBand = /*#__PURE__*/ staticPart('ContactBand', () => <QuoteBand />, 'page');
