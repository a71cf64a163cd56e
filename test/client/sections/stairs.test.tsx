// Stairs on phones: prices in one column at the right, and names that the line across the steps does not cross.
import { renderToStaticMarkup } from 'react-dom/server';
import { stairsTall } from '../../../src/shared/sections/heroes/stairs.tsx';
import { attributesOf } from '../../support/html.ts';

/** What a name of fifteen letters takes. */
const room = 130;

test.each([
  ['a line near the left edge', [0.22, 0.095, 0.075, 0.062, 0.052], 0.068],
  ['a line in the middle', [0.072, 0.069, 0.048, 0.0195, 0.0075], 0.048],
])('%s', (_, values, at) => {
  const { body } = stairsTall({
    steps: values.map((value, index) => ({ name: `Step ${index}`, value, price: `US$${value}` })),
    line: { at, figure: '48', above: 'messages', below: 'to Taiwan' },
    foot: 'One message',
  });
  const html = renderToStaticMarkup(<svg>{body}</svg>);
  const texts = [...html.matchAll(/<text ([^>]*)>([^<]*)/g)].map(([, tag = '', text = '']) => {
    const { x, class: dress = '' } = attributesOf(tag);
    return { x, end: dress.includes('hero-e'), text };
  });
  const columnOf = (start: string) =>
    texts.filter(({ text }) => text.startsWith(start)).map(({ x, end }) => ({ x, end }));
  const prices = columnOf('US$');
  expect(prices).toEqual(values.map(() => ({ x: prices[0]?.x, end: true })));
  const names = columnOf('Step');
  expect(names).toEqual(values.map(() => ({ x: names[0]?.x, end: false })));
  const line = Number(/class="hero-pk" d="M([\d.]+)/.exec(html)?.[1]);
  const start = Number(names[0]?.x);
  expect(start > line || start + room < line).toBe(true);
});
