// The prices of a page that sells something with a price; nothing on the others.
import type { ComponentType } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { Definition } from '../../pages/page.ts';
import { DdosPrices } from './DdosPrices.tsx';

const lists: Readonly<Record<NonNullable<Definition['prices']>, ComponentType>> = {
  ddos: DdosPrices,
};

export const Prices = /*#__PURE__*/ staticPart(
  'Prices',
  function Prices() {
    const { prices } = usePage().page;
    const List = prices && lists[prices];
    return List ? <List /> : null;
  },
  // The currency stands in the query.
  'request',
);
