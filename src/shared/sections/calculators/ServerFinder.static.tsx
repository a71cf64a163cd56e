// Which server holds a load, what so many of them cost a month, and what comes next.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { serverFinder, serverFinderFields, type FoundServer } from '../../calculators/serverFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { inBrackets } from '../../i18n/numbers.ts';
import { useMoney } from '../useMoney.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer } from './Answer.tsx';
import { Calculator, type CalculatorProps } from './Calculator.tsx';
import { ServerPrices } from './ServerPrices.tsx';

function Found({ found }: { found: FoundServer }) {
  const t = useT('calculators');
  const prices = useT('prices');
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const modelOf = ({ name, type, spec }: { name: string; type: string; spec: string }) =>
    `${prices(`servers.models.${name}.name`)} ${type}${inBrackets(locale, spec.replaceAll(' ', '\u00a0'))}`;
  const words = (key: string, values = {}) => t(`server.${key}`, values);
  if (found.kind === 'larger')
    return (
      <Answer button figure={words('larger.figure')} text={words('larger.text')} wish={wishCode('largerServer', {})} />
    );
  const { server, usd, count: number } = found;
  const wished = { quantity: number, type: server.type, usd };
  const model = `${number} × ${modelOf(server)}`;
  const line = { kind: 'server', id: server.type, quantity: number, months: 12 } as const;
  if (found.kind === 'overBudget') {
    const { affordable, max } = found;
    const values = { found: model, max: money(max), model: affordable ? modelOf(affordable) : '' };
    return (
      <Answer
        button
        figure={money(usd)}
        unit={unit}
        text={words(affordable ? 'over.buys' : 'over.nothing', values)}
        wish={wishCode('serversOver', { ...wished, max })}
        type={server.type}
        line={line}
      />
    );
  }
  const { dearer, listUsd, savedUsd } = found;
  const values = { found: model, list: money(listUsd), saved: money(savedUsd) };
  const text = dearer
    ? words('said', {
        ...values,
        dearer: prices(`servers.models.${dearer.name}.name`),
        price: money(dearer.platformUsdMonth),
      })
    : words('saidTop', values);
  return (
    <Answer
      button
      figure={money(usd)}
      unit={unit}
      text={text}
      wish={wishCode('servers', wished)}
      type={server.type}
      line={line}
    />
  );
}

export const ServerFinder = /*#__PURE__*/ staticPart(
  'ServerFinder',
  function ServerFinder(props: CalculatorProps) {
    const { servers } = useNeed('prices');
    return (
      <Calculator {...props} look="row" words="server" fields={serverFinderFields} below={<ServerPrices />}>
        {(wish) => <Found found={serverFinder(servers, wish)} />}
      </Calculator>
    );
  },
  'request',
);
