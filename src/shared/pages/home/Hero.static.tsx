// The home page's opening: the back end's banners, or our own slide where it names none.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Slides } from './Slides.tsx';
import { useOwnSlide } from './useOwnSlide.ts';

export const Hero = /*#__PURE__*/ staticPart(
  'Hero',
  function Hero() {
    const own = useOwnSlide();
    const banners = useNeed('banners');
    return <Slides banners={banners.length > 0 ? banners : [own]} />;
  },
  'request',
);
