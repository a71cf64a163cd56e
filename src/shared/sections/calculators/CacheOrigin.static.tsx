// Traffic that a cache leaves to the origin, at the given hit ratio and at two better ones.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cacheOrigin, cacheOriginFields } from '../../calculators/cacheOrigin.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from './Calculator.tsx';

export const CacheOrigin = /*#__PURE__*/ staticPart(
  'CacheOrigin',
  function CacheOrigin(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="cache" fields={cacheOriginFields}>
        {(asked) => {
          const [now, ...better] = cacheOrigin(asked);
          const originGb = now?.originGb ?? 0;
          return (
            <Answer
              figure={number(originGb)}
              unit="GB"
              text={t('cache.left', { gb: number(asked.gb), hit: number(asked.hit) })}
              wish={wishCode('cache', { ...asked, left: originGb })}
            >
              <FactRows
                rows={better.map(({ percent, originGb: gb }) => [
                  t('cache.better', { hit: number(percent) }),
                  measured(number(gb), 'GB'),
                ])}
              />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
