// A few points side by side, each a term and a sentence.
import { staticPart } from '../app/staticPart.tsx';
import { Linked } from './Linked.tsx';
import css from './Points.module.css';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

export const Points = /*#__PURE__*/ staticPart(
  'Points',
  function Points({ name, ground }: { name: string; ground?: Ground }) {
    const { t, items } = usePageText();
    return (
      <Section name={name} ground={ground}>
        <ul className={css.points}>
          {items(`${name}.points`, '.term').map((point) => (
            <li key={point}>
              <h3>{t(`${point}.term`)}</h3>
              <p>
                <Linked text={t(`${point}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);
