// What is agreed before ordering, beside the paper of an example order.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { toTwd } from '../calculators/currency.ts';
import { listMark } from '../i18n/marks.ts';
import { useT } from '../i18n/useT.ts';
import { twd, usd } from '../i18n/numbers.ts';
import type { Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Linked } from './Linked.tsx';
import css from './Order.module.css';
import section from './Section.module.css';

type OrderSheetProps = {
  name: string;
  ground?: Ground | undefined;
  /** Four terms with their texts. */
  cells: readonly (readonly [term: string, text: string])[];
  rows: readonly { key: string; cells: readonly string[] }[];
  total: readonly [label: string, amount: string];
};

/** What is agreed before ordering, beside the paper of an example order. */
export function OrderSheet({ name, ground = 'paper', cells, rows, total }: OrderSheetProps) {
  const { page } = usePage();
  const { t, has, items } = usePageText();
  const action = useT('forms')(`actions.${page.id}`);
  return (
    <section className={section.section} id={name} data-ground={ground}>
      <div className={`${ui.wrap} ${css.halves}`}>
        <div>
          <h2>
            <Lines text={t(`${name}.title`)} />
          </h2>
          <dl className={css.points}>
            {items(`${name}.points`, '.term').map((point) => (
              <div key={point}>
                <dt>{t(`${point}.term`)}</dt>
                <dd>
                  <Linked text={t(`${point}.text`)} />
                </dd>
              </div>
            ))}
          </dl>
          <a className={`${ui.btn} ${ui.go} ${css.go}`} href="#form">
            {action}
          </a>
        </div>
        <figure className={css.paper}>
          <figcaption>
            <b>{t(`${name}.heading`)}</b>
            <span>{useT('pieces')('example')}</span>
          </figcaption>
          <dl>
            {cells.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul>
            {rows.map(({ key, cells: texts }) => (
              <li key={key}>
                {texts.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </li>
            ))}
          </ul>
          <p className={css.sum}>
            <span>{total[0]}</span>
            <b>{total[1]}</b>
          </p>
          {has(`${name}.foot`) && (
            <p className={css.foot}>
              <span>{t(`${name}.foot`)}</span>
            </p>
          )}
        </figure>
      </div>
    </section>
  );
}

type Props = { name: string; ground?: Ground };

export const Order = /*#__PURE__*/ staticPart(
  'Order',
  function Order({ name, ground }: Props) {
    const { page, locale } = usePage();
    const { t, items } = usePageText();
    const words = useT('pieces');
    const { twdPerUsd } = useNeed('exchange');
    const { order = [] } = useNeed('clouds')[page.id] ?? {};
    const inTwd = locale.code === 'zh_TW';
    const sum = order.reduce((total, row) => total + row.usd, 0);
    const own = (amount: number) => (inTwd ? twd(locale, toTwd(amount, twdPerUsd)) : usd(locale, amount));
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={items(`${name}.cells`, '.term').map((cell) => [t(`${cell}.term`), t(`${cell}.text`)])}
        rows={order.map(({ what, count, usd: amount }) => ({
          key: what,
          cells: [
            count === undefined ? what.replaceAll(', ', listMark(locale)) : words('order.count', { what, count }),
            ...(inTwd ? [usd(locale, amount)] : []),
            own(amount),
          ],
        }))}
        total={[words('order.sum'), own(sum)]}
      />
    );
  },
  'page',
);
