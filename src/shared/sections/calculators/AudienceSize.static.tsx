// What an audience asks of the live network: traffic at its peak, over the whole show, and its share of the capacity.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { audienceSize, audienceSizeFields } from '../../calculators/audienceSize.ts';
import { useT } from '../../i18n/useT.ts';
import { measured } from '../../ui/measured.ts';
import { percentText } from '../../ui/percentText.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { FactRows } from './FactRows.tsx';

export const AudienceSize = /*#__PURE__*/ staticPart(
  'AudienceSize',
  function AudienceSize(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { capacityTbps } = useNeed('claims').live;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="audience" fields={audienceSizeFields}>
        {(wish) => {
          const { peakGbps, gb, sharePercent, fits } = audienceSize(capacityTbps, wish);
          return (
            <Answer
              figure={number(peakGbps)}
              unit="Gbps"
              text={t(fits ? 'audience.fits' : 'audience.over')}
              wish={wishCode('audience', { ...wish, gbps: peakGbps, gb })}
            >
              <FactRows
                rows={[
                  [t('audience.traffic'), measured(number(gb), 'GB')],
                  [t('audience.share', { tbps: number(capacityTbps) }), percentText(locale, sharePercent)],
                ]}
              />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
