// Who should choose this, and who something else: cells with a verdict, two for this page, two for others.
import { staticPart } from '../app/staticPart.tsx';
import css from './Cases.module.css';
import { Linked } from './Linked.tsx';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

type Props = { name: string; ground?: Ground };

export const Cases = /*#__PURE__*/ staticPart(
  'Cases',
  function Cases({ name, ground }: Props) {
    const { t, items } = usePageText();
    return (
      <Section name={name} ground={ground}>
        <ul className={css.cases}>
          {items(`${name}.cells`, '.term').map((cell) => {
            const where = t(`${cell}.where`);
            return (
              // A link in `where` leads to another page, so the cell is not about this one.
              <li key={cell} data-here={where.includes('](') ? undefined : ''}>
                <p className={css.verdict}>{t(`${cell}.verdict`)}</p>
                <h3>{t(`${cell}.term`)}</h3>
                <p>
                  <Linked text={t(`${cell}.text`)} />
                </p>
                <p className={css.where}>
                  <Linked text={where} />
                </p>
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
  'page',
);
