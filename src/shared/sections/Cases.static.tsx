// For whom this is the right choice, and for whom another is: cells with a verdict, two of them here, two elsewhere.
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
              // Where it leads away, another page is meant.
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
