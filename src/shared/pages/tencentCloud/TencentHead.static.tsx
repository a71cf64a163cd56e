// The head of the Tencent Cloud page: the delay of four protocols as stairs, and the voucher over the low ones.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber, usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { delaysTall, delaysWide } from './delayStairs.tsx';

export const TencentHead = /*#__PURE__*/ staticPart(
  'TencentHead',
  function TencentHead() {
    const { page, locale } = usePage();
    const { t } = usePageText();
    const own = useT('tencentCloud');
    const { delays = {} } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      steps: Object.entries(delays).map(([id, seconds]) => ({
        name: t(`delay.made.${id}.name`),
        seconds,
        text: own('steps.seconds', { value: plainNumber(locale, seconds) }),
      })),
      voucher: {
        figure: usd(locale, useNeed('claims').trial.tencentVoucherUsd),
        lines: t('steps.voucher').split('\n'),
      },
      foot: t('steps.foot'),
    };
    return (
      <Hero kind="stairs" title={t('steps.title')} wide={delaysWide(drawn)} tall={delaysTall(drawn)} second="trial" />
    );
  },
  'page',
);
