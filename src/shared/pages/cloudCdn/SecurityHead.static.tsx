// The head of the page about a CDN with protection: an example minute of requests, and how few of them the origin sees.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { exampleMinute } from './exampleMinute.ts';
import { rowsTall, rowsWide } from './requestRows.tsx';

export const SecurityHead = /*#__PURE__*/ staticPart(
  'SecurityHead',
  function SecurityHead() {
    const { locale } = usePage();
    const t = useT('cloudCdn');
    const values = Object.fromEntries(
      Object.entries(exampleMinute).map(([name, value]) => [name, plainNumber(locale, value)]),
    );
    const words = {
      all: t('minute.all', values),
      stopped: t('minute.stopped', values),
      cached: t('minute.cached', values),
      reaching: t('minute.reaching', values),
    };
    return (
      <Hero
        kind="field"
        title={t('minute.title', values)}
        wide={rowsWide(words)}
        tall={rowsTall(words)}
        second="#origin"
      />
    );
  },
  'page',
);
