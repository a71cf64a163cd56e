// Bandwidth that an audience needs: peak, traffic of the whole show, and share of the live network's capacity.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { audienceSize, audienceSizeFields } from '../../calculators/audienceSize.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber, percentText } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';

export const AudienceSize = /*#__PURE__*/ staticPart(
  'AudienceSize',
  function AudienceSize(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { capacityTbps } = useNeed('claims').live;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} look="row" words="audience" fields={audienceSizeFields}>
        {(asked) => {
          const { peakGbps, gb, sharePercent, fits } = audienceSize(capacityTbps, asked);
          return (
            <Answer
              button
              figure={number(peakGbps)}
              unit="Gbps"
              text={t(fits ? 'audience.fits' : 'audience.over')}
              wish={wishCode('audience', { ...asked, gbps: peakGbps, gb })}
            >
              <p>
                {t('audience.whole', {
                  gb: measured(number(gb), 'GB'),
                  share: percentText(locale, sharePercent),
                  tbps: measured(number(capacityTbps), 'Tbps'),
                })}
              </p>
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
