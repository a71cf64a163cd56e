// What is agreed before ordering, beside the paper of an example order.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Linked } from './Linked.tsx';
import css from './Order.module.css';
import section from './Section.module.css';
import type { Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

type Props = {
  name: string;
  ground?: Ground | undefined;
  /** Four terms with their texts. */
  cells: readonly (readonly [term: string, text: string])[];
  rows: readonly { key: string; cells: readonly string[] }[];
  total: readonly [label: string, amount: string];
};

export function OrderSheet({ name, ground = 'paper', cells, rows, total }: Props) {
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
