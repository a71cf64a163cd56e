// The home page's opening while the back end is still looking for its banners.
import { staticPart } from '../../app/staticPart.tsx';
import { Slides } from './Slides.tsx';
import { useOwnSlide } from './useOwnSlide.ts';

export const OwnHero = /*#__PURE__*/ staticPart(
  'OwnHero',
  function OwnHero() {
    return <Slides banners={[useOwnSlide()]} />;
  },
  'page',
);
