// Which protection plan holds off an attack, what it costs, and what its cleaning rate leaves of the attack.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { ddosFinder, ddosFinderFields, protectionOf } from '../../calculators/ddosFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { useOwner } from '../../owner/useOwner.ts';
import { measured } from '../../ui/measured.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { useFacts } from '../useFacts.ts';
import { useMoney } from '../useMoney.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { FactRows } from './FactRows.tsx';

/** The names of these say their line; that of the others is the owner's to tell. */
const lineKnown = new Set(['Overseas', 'Advanced']);

function Found({ found }: { found: ReturnType<typeof ddosFinder> }) {
  const t = useT('calculators');
  const prices = useT('prices');
  const { cleaningRate } = useFacts();
  const { text: owner } = useOwner();
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const left = t('ddos.left', {
    gbps: plainNumber(locale, found.gbps),
    mbps: plainNumber(locale, found.leftMbps),
    cleaned: String(cleaningRate),
  });
  if (found.kind === 'ask')
    return (
      <Answer figure={t('ddos.ask.figure')} text={t('ddos.ask.text')} wish={wishCode('attack', { gbps: found.gbps })}>
        <p>{left}</p>
      </Answer>
    );
  const { plan, savedUsd, gbps } = found;
  const held = protectionOf(plan);
  const rows: [string, string][] = [
    [prices('ddos.plan'), prices(`ddos.plans.${plan.name}`)],
    [prices('ddos.protect'), measured(plainNumber(locale, held.gbps), 'Gbps')],
    [prices('listHead'), money(plan.listUsdMonth)],
    [t('ddos.saved'), money(savedUsd)],
  ];
  return (
    <Answer
      figure={money(plan.platformUsdMonth)}
      unit={unit}
      text={found.kind === 'unknown' ? t('ddos.unknown') : left}
      wish={wishCode('attackPlan', { plan: plan.name, gbps })}
    >
      <FactRows rows={rows} />
      {!lineKnown.has(plan.name) && <p>{owner('ddos.lines')}</p>}
    </Answer>
  );
}

export const DdosFinder = /*#__PURE__*/ staticPart(
  'DdosFinder',
  function DdosFinder(props: CalculatorProps) {
    const { ddos } = useNeed('prices');
    const { cleaningPercent } = useNeed('claims').ddos;
    return (
      <Calculator {...props} words="ddos" fields={ddosFinderFields}>
        {(wish) => <Found found={ddosFinder(ddos, cleaningPercent, wish)} />}
      </Calculator>
    );
  },
  'request',
);
