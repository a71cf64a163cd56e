// A statement: heading in one column, paragraphs and points in the other.
import { staticPart } from '../app/staticPart.tsx';
import { Linked } from './Linked.tsx';
import { Section, type Ground } from './Section.tsx';
import css from './Statement.module.css';
import { usePageText } from './usePageText.ts';

type Props = { name: string; id?: string; ground?: Ground };

export const Statement = /*#__PURE__*/ staticPart(
  'Statement',
  function Statement({ name, id, ground }: Props) {
    const { t, items, list } = usePageText();
    const points = items(`${name}.points`, '.term');
    return (
      <Section name={name} id={id} ground={ground} head="beside">
        {list(`${name}.paragraphs`).map((paragraph) => (
          <p key={paragraph} className={css.paragraph}>
            <Linked text={paragraph} />
          </p>
        ))}
        {points.length > 0 && (
          <dl className={css.points}>
            {points.map((point) => (
              <div key={point}>
                <dt>{t(`${point}.term`)}</dt>
                <dd>
                  <Linked text={t(`${point}.text`)} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
    );
  },
  'page',
);
