// Hero of the prepaid page: what is paid, and the bonus credited on top.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { percentText, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { packStairsTall, packStairsWide } from './packStairs.tsx';

export const PrepaidHead = /*#__PURE__*/ staticPart(
  'PrepaidHead',
  function PrepaidHead() {
    const { locale } = usePage();
    const t = useT('prepaidcard');
    const packs = useNeed('prices').prepaid.toSorted((a, b) => b.creditUsd - a.creditUsd);
    const steps = packs.map(({ payUsd, creditUsd }) => ({
      pay: payUsd,
      credit: creditUsd,
      paid: t('stairs.paid', { amount: usd(locale, payUsd) }),
      credited: t('stairs.credited', { amount: usd(locale, creditUsd) }),
    }));
    const most = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const stairs = {
      steps,
      most: { figure: `+${percentText(locale, most)}`, lines: t('stairs.most').split('\n') },
      foot: t('stairs.foot'),
    };
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', { percent: percentText(locale, most) })}
        wide={packStairsWide(stairs)}
        tall={packStairsTall(stairs)}
        second="#packs"
      />
    );
  },
  'page',
);
