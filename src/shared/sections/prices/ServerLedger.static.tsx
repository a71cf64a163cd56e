// What cloud servers cost a month: every model in its cell, in the currency the address asks for.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { byPrice } from '../../calculators/serverFinder.ts';
import { CurrencyChoice } from '../CurrencyChoice.tsx';
import { Section, type Ground } from '../Section.tsx';
import { ServerCell } from './ServerCell.tsx';
import css from './ServerCell.module.css';

export const ServerLedger = /*#__PURE__*/ staticPart(
  'ServerLedger',
  function ServerLedger({ name, ground }: { name: string; ground?: Ground }) {
    const servers = byPrice(useNeed('prices').servers);
    return (
      <Section name={name} ground={ground}>
        <CurrencyChoice anchor={name} />
        <ul className={css.ledger}>
          {servers.map((server) => (
            <ServerCell key={server.type} server={server} />
          ))}
        </ul>
      </Section>
    );
  },
  'request',
);
