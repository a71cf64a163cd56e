// What an order of a server puts in writing, beside an example of one with its price before and after.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { byPrice } from '../../calculators/serverFinder.ts';
import { rounded } from '../../calculators/rounded.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { OrderSheet } from '../../sections/OrderSheet.tsx';
import type { Ground } from '../../sections/Section.tsx';
import { useFacts } from '../../sections/useFacts.ts';

export const ServerOrder = /*#__PURE__*/ staticPart(
  'ServerOrder',
  function ServerOrder({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('server');
    const facts = useFacts();
    const words = useT('prices');
    const servers = byPrice(useNeed('prices').servers);
    // One from the middle of the list.
    const server = servers[Math.floor(servers.length / 2)];
    if (!server) throw new Error('content/prices/servers.yaml has no type');
    const { listUsdMonth, platformUsdMonth } = server;
    const model = words(`servers.models.${server.name}.name`);
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={[
          [words('servers.model'), `${model} ${server.type}`],
          [words('servers.spec'), joinWords(server.spec.replace(' / ', ', '))],
          [words('servers.disk'), joinWords(server.disk)],
          [t(`${name}.payment.term`), t(`${name}.payment.text`)],
        ]}
        rows={[
          { key: 'list', cells: [words('listHead'), usd(locale, listUsdMonth)] },
          {
            key: 'off',
            cells: [t(`${name}.off`, facts), `−${usd(locale, rounded(listUsdMonth - platformUsdMonth, 2))}`],
          },
        ]}
        total={[words('platformHead'), usd(locale, platformUsdMonth)]}
      />
    );
  },
  'page',
);
