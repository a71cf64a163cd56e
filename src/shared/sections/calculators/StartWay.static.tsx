// How a new customer should start: with a trial if they do not know what they need yet, or with a pack if they do.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { startWayFields } from '../../calculators/startWay.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';

export const StartWay = /*#__PURE__*/ staticPart(
  'StartWay',
  function StartWay(props: CalculatorProps) {
    const t = useT('calculators');
    const { href } = usePage();
    const ways = {
      no: href('freeOpen'),
      yes: href('prepaidcard', { hash: 'packs' }),
    };
    return (
      <Calculator {...props} words="start" fields={startWayFields}>
        {({ know }) => (
          <Answer
            figure={t(`start.${know}.figure`)}
            text={t(`start.${know}.text`)}
            wish={wishCode(know === 'no' ? 'trial' : 'prepaid', {})}
          >
            <p>
              <a className={ui.btn} href={ways[know]}>
                {t(`start.${know}.go`)}
              </a>
            </p>
          </Answer>
        )}
      </Calculator>
    );
  },
  'request',
);
