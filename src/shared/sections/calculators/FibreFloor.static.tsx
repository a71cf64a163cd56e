// The shortest possible round trip between two places, and time to the first byte over HTTPS.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { fibreFloor, fibreFloorFields, floorSites } from '../../calculators/fibreFloor.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

export const FibreFloor = /*#__PURE__*/ staticPart(
  'FibreFloor',
  function FibreFloor(props: CalculatorProps) {
    const t = useT('calculators');
    const places = useT('regions');
    const { locale } = usePage();
    const sites = floorSites(useNeed('regions'));
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} look="row" words="floor" fields={fibreFloorFields(sites)} optionText={(id) => places(id)}>
        {(wish) => {
          const floor = fibreFloor(sites, wish);
          if (!floor) return null;
          const { from, to, km, ms, firstByteMs } = floor;
          return (
            <Answer
              button
              figure={number(ms)}
              unit={t('floor.unit')}
              text={t('floor.text', { from: places(from), to: places(to), km: measured(number(km), 'km') })}
              wish={wishCode('floor', { from, to, km, ms })}
            >
              {ms > 0 && <p>{t('floor.firstByte', { ms: measured(number(firstByteMs), 'ms') })}</p>}
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
