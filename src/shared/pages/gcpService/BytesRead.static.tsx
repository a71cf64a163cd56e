// What four ways to ask one table of ten terabytes read of it, as bars on one scale.
import { staticPart } from '../../app/staticPart.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './BytesRead.module.css';

/** Of twelve columns and 52 weeks: all, two columns, two columns of four weeks, and nothing from the result cache. */
const shares = [1, 2 / 12, ((2 / 12) * 4) / 52, 0];
const pointed = 2;

export const BytesRead = /*#__PURE__*/ staticPart(
  'BytesRead',
  function BytesRead({ name }: { name: string }) {
    const { t, items } = usePageText();
    return (
      <Section name={name} head="beside">
        <ul className={css.reads}>
          {items(`${name}.figures`, '.value').map((figure, index) => (
            <li key={figure} data-pointed={index === pointed ? '' : undefined}>
              <span>{t(`${figure}.term`)}</span>
              <b>
                {t(`${figure}.value`)}
                <small>{t(`${figure}.unit`)}</small>
              </b>
              <svg width={`${(shares[index] ?? 0) * 100}%`} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);
