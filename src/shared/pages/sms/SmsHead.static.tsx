// The head of the SMS page: the published prices as stairs, and on the line of one of them what a thousand messages cost.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { countryNames } from '../../i18n/countryNames.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { stairsTall, stairsWide } from '../../sections/heroes/stairs.tsx';
import { usd } from '../../i18n/numbers.ts';
import { homeCountry, thousand } from './sending.ts';

export const SmsHead = /*#__PURE__*/ staticPart(
  'SmsHead',
  function SmsHead() {
    const { locale } = usePage();
    const t = useT('sms');
    const names = countryNames(locale.iso);
    const sms = useNeed('prices').sms.toSorted((a, b) => b.usdPerSegment - a.usdPerSegment);
    const own = sms.find(({ country }) => country === homeCountry) ?? sms[0];
    if (!own) throw new Error('content/prices/sms.yaml has no price');
    const values = {
      country: names.of(own.country) ?? own.country,
      sum: usd(locale, own.usdPerSegment * thousand),
      high: usd(locale, sms[0]?.usdPerSegment ?? 0),
      low: usd(locale, sms.at(-1)?.usdPerSegment ?? 0),
    };
    const flight = {
      steps: sms.map(({ country, usdPerSegment }) => ({
        name: names.of(country) ?? country,
        value: usdPerSegment,
        price: usd(locale, usdPerSegment),
      })),
      line: {
        at: own.usdPerSegment,
        figure: values.sum,
        above: t('stairs.above', values),
        below: t('stairs.below', values),
      },
      foot: t('stairs.foot'),
    };
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', values)}
        wide={stairsWide(flight)}
        tall={stairsTall(flight)}
        second="#cost"
      />
    );
  },
  'page',
);
